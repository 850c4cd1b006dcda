import { expect, it } from 'vitest'
import { deploySteps } from '../../build/deploy-steps'

it('a deployment brings tables, then the code that reads them, then content', () => {
  const steps = deploySteps(['--dry-run']).map((step) => step.flat().join(' '))
  expect(steps).toEqual([
    expect.stringContaining('migrations apply DB --remote'),
    expect.stringContaining('migrations apply SEARCH --remote'),
    expect.stringMatching(/ deploy .* --dry-run$/),
    'db/cli/seed.mjs --remote',
  ])
})

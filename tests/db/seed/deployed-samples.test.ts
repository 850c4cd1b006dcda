import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('the seed of a deployment', () => {
  const seed = (...args: string[]) => {
    const options = ['db/cli/seed.mjs', '--remote', '--dry-run', ...args]
    return spawnSync(process.execPath, options, { encoding: 'utf8' })
  }

  it('refuses invented records', { timeout: 180_000 }, () => {
    const { status, stdout, stderr } = seed()
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/records are invented .*--with-samples.*\nNothing was loaded\./)
  })

  it('takes invented records if it is told to', { timeout: 180_000 }, () => {
    const { status, stdout, stderr } = seed('--with-samples')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Would load content \w{12} \(\d+ statements\)\.\n$/)
  })
})

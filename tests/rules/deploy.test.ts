import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deploySteps, findConfigProblems, readDeployOptions } from '../../build/deploy-steps'

const steps = (...args: string[]) => deploySteps(readDeployOptions(args))

describe('a deployment', () => {
  it('checks the content, then brings tables, the code that reads them, and the content', () => {
    expect(steps().map(({ command, options }) => [command, ...options].join(' '))).toEqual([
      expect.stringMatching(/seed\.mjs --remote .*--dry-run$/),
      expect.stringContaining('migrations apply DB --remote'),
      expect.stringContaining('migrations apply SEARCH --remote'),
      expect.stringMatching(/ deploy /),
      expect.stringMatching(/seed\.mjs --remote /),
    ])
  })

  it('changes nothing in a dry run: each step is dry or left out', () => {
    const dry = steps('--dry-run').map(({ dryOptions }) => dryOptions)
    expect(dry).toHaveLength(5)
    expect(dry.filter((options) => options !== null && !options.includes('--dry-run'))).toEqual([])
    expect(dry.filter((options) => options === null)).toHaveLength(3)
  })

  it('reads one configuration in every step, which the build wrote for its environment', () => {
    for (const { options } of steps('--env', 'staging')) {
      expect(options.join(' ')).toContain('--config dist/worker/wrangler.json')
    }
    expect(readDeployOptions(['--env', 'staging']).env).toBe('staging')
  })

  it.each([['--name', 'preview'], ['--var', 'A:b'], ['preview']])('refuses %s', (...args) => {
    expect(() => readDeployOptions(args)).toThrow()
  })

  it('refuses the defaults of a local machine and sample addresses', () => {
    const config = {
      vars: { PUBLIC_ORIGIN: 'http://localhost:8787', MAIL_FROM: 'no-reply@example.com' },
      d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000001' }],
      kv_namespaces: [{ binding: 'OUTBOX', id: '00000000000000000000000000000002' }],
    }
    expect(findConfigProblems(config)).toEqual([
      expect.stringContaining('PUBLIC_ORIGIN'),
      expect.stringContaining('MAIL_FROM'),
      expect.stringContaining('DB has the id of the example'),
      expect.stringContaining('OUTBOX has the id of the example'),
    ])
  })

  it('accepts a configuration of its own', () => {
    const config = {
      vars: {
        PUBLIC_ORIGIN: 'https://www.authority.gov.sa',
        MAIL_FROM: 'no-reply@efficiency.gov.sa',
      },
      d1_databases: [{ binding: 'DB', database_id: '8f7f2a6e-3c1d-4b7a-9f1e-2d3c4b5a6978' }],
      kv_namespaces: [{ binding: 'OUTBOX', id: '0f2ac74b498b48028cb68387c421e279' }],
    }
    expect(findConfigProblems(config)).toEqual([])
  })
})

it('static assets and pages follow the HSTS setting', async () => {
  const { assetHeaders } = await import('#worker/http/security-headers')
  const sent = (scope: string) => /strict-transport-security: (.*)/.exec(assetHeaders(scope))?.[1]
  expect(sent('host')).toBe('max-age=63072000')
  expect(sent('subdomains')).toBe('max-age=63072000; includeSubDomains')
  expect(sent('preload')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(readFileSync('wrangler.toml', 'utf8')).toContain('HSTS_SCOPE = "host"')
})

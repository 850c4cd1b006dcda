import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import {
  deploySteps,
  findConfigProblems,
  readDeployOptions,
  readEnvironmentConfig,
} from '../../build/deploy/steps'
import { writeIds } from '../../build/deploy/write-ids'

const steps = (...args: string[]) =>
  deploySteps(readDeployOptions(['--env', 'production', ...args]))

describe('a deployment', () => {
  it('brings tables, then the code that reads them, then the content', () => {
    expect(steps().map(({ command, options }) => [command, ...options].join(' '))).toEqual([
      expect.stringContaining('migrations apply DB --remote'),
      expect.stringContaining('migrations apply SEARCH --remote'),
      expect.stringMatching(/ deploy /),
      expect.stringMatching(/seed\.mjs --remote /),
    ])
  })

  it('changes nothing in a dry run: each step is dry or left out', () => {
    const dry = steps('--dry-run').map(({ dryOptions }) => dryOptions)
    expect(dry).toHaveLength(4)
    expect(dry.filter((options) => options !== null && !options.includes('--dry-run'))).toEqual([])
    expect(dry.filter((options) => options === null)).toHaveLength(3)
  })

  it('reads one configuration in every step, which the build wrote for its environment', () => {
    for (const { options } of steps('--env', 'staging')) {
      expect(options.join(' ')).toContain('--config dist/worker/wrangler.json')
    }
    expect(readDeployOptions(['--env', 'staging']).env).toBe('staging')
  })

  it.each([['--name', 'preview'], ['--var', 'A:b'], ['preview'], ['--env', 'preview'], []])(
    'refuses %s',
    (...args) => {
      expect(() => readDeployOptions(args)).toThrow()
    },
  )

  it('refuses the defaults of a local machine and sample addresses', () => {
    const config = {
      vars: {
        PUBLIC_ORIGIN: 'http://localhost:8787',
        MAIL_FROM: 'no-reply@example.com',
        CLOSED_BY: '',
      },
      routes: [{ pattern: 'localhost' }],
      d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000001' }],
      kv_namespaces: [{ binding: 'OUTBOX', id: '00000000000000000000000000000002' }],
    }
    expect(findConfigProblems(config, 'production')).toEqual([
      expect.stringContaining('the worker gets localhost'),
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
        CLOSED_BY: '',
      },
      routes: [{ pattern: 'www.authority.gov.sa' }],
      d1_databases: [{ binding: 'DB', database_id: '8f7f2a6e-3c1d-4b7a-9f1e-2d3c4b5a6978' }],
      kv_namespaces: [{ binding: 'OUTBOX', id: '0f2ac74b498b48028cb68387c421e279' }],
    }
    expect(findConfigProblems(config, 'production')).toEqual([])
    expect(findConfigProblems(config, 'staging')).toEqual([
      'CLOSED_BY is "": a trial copy is "basic" or "access"',
    ])
    const closed = { ...config, vars: { ...config.vars, CLOSED_BY: 'basic' } }
    expect(findConfigProblems(closed, 'staging')).toEqual([])
    expect(findConfigProblems(closed, 'production')).toEqual([
      'CLOSED_BY is "basic": the public site is open',
    ])
    const elsewhere = { ...config, routes: [{ pattern: 'authority.gov.sa' }] }
    expect(findConfigProblems(elsewhere, 'production')).toHaveLength(1)
  })
})

describe('an environment of wrangler.toml', () => {
  const readNames = (env?: string) => {
    const config = unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true })
    const { vars, d1_databases, kv_namespaces, r2_buckets, send_email, ratelimits, queues } = config
    return {
      vars: Object.keys(vars),
      stores: [...d1_databases, ...kv_namespaces, ...r2_buckets].map(({ binding }) => binding),
      others: [...send_email, ...ratelimits].map(({ name }) => name),
      // Those of the environments are named after them.
      queues: JSON.parse(JSON.stringify(queues).replace(/-(?:staging|production)/g, '')),
      images: config.images?.binding,
      version: config.version_metadata?.binding,
      crons: config.triggers.crons,
      main: config.main,
      isElsewhere: [config.workers_dev, config.preview_urls],
    }
  }

  it.each(['staging', 'production'])('%s has what the worker has locally', (env) => {
    expect(readNames(env)).toEqual(readNames())
  })

  it('shares no store with another one', () => {
    const names = (['staging', 'production', undefined] as const).flatMap((env) => {
      const config = readEnvironmentConfig(env)
      const { d1_databases = [], r2_buckets = [], ratelimits = [], queues } = config
      return [
        ...d1_databases.map(({ database_name }) => database_name),
        ...r2_buckets.map(({ bucket_name }) => bucket_name),
        ...ratelimits.map(({ namespace_id }) => namespace_id),
        ...(queues?.consumers ?? []).map(({ queue }) => queue),
      ]
    })
    expect(new Set(names).size).toBe(names.length)
  })

  it('gets its own ids from provisioning, and no other line changes', () => {
    const before = readFileSync('wrangler.toml', 'utf8')
    const ids = {
      d1_databases: new Map([
        ['DB', 'aaaa'],
        ['SEARCH', 'bbbb'],
      ]),
      kv_namespaces: new Map([
        ['PAYLOADS', 'cccc'],
        ['OUTBOX', 'dddd'],
      ]),
    }
    const after = writeIds(before, 'staging', ids)
    const changed = after.split('\n').filter((line, at) => line !== before.split('\n')[at])
    expect(changed).toEqual([
      'database_id = "aaaa"',
      'database_id = "bbbb"',
      'id = "cccc"',
      'id = "dddd"',
    ])
    expect(after.indexOf('aaaa')).toBeGreaterThan(after.indexOf('[env.staging]'))
    expect(after.indexOf('dddd')).toBeLessThan(after.indexOf('[env.production]'))
    const unknown = { ...ids, kv_namespaces: new Map([['QUEUE', 'eeee']]) }
    expect(() => writeIds(before, 'staging', unknown)).toThrow('binds QUEUE')
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

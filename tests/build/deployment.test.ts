import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { planAccount, planCommit, planIssuer } from '../../build/deploy/plan'

/** An account with nothing in it, as far as provisioning asks it. */
const account = {
  databases: [] as { uuid: string; name: string; replication?: string }[],
  namespaces: [] as { id: string; title: string }[],
  buckets: [] as { name: string; location: string }[],
  queues: [] as { queue_id: string; queue_name: string }[],
  secrets: [{ name: 'SIGNING_KEY' }, { name: 'DATA_KEY' }],
  migrations: ['0000_tables.sql'],
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}')
}

function answer(method: string, path: string, body: Record<string, unknown>): unknown {
  if (path === '/accounts') return [{ id: 'own', name: 'Own account' }]
  if (path.endsWith('/workers/scripts/site/secrets')) return account.secrets
  if (path.endsWith('/query')) {
    const rows = account.migrations.map((name) => ({ name }))
    return [{ results: String(body.sql).includes('sqlite_master') ? [{ name: 'x' }] : rows }]
  }
  const [, kind, id] =
    /\/accounts\/own\/(queues|.+?(?:database|namespaces|buckets))(?:\/(.+))?$/.exec(path) ?? []
  const number = (count: number) => `${count + 1}`.padStart(8, 'a')
  if (kind === 'd1/database' && method === 'GET') return account.databases
  if (kind === 'd1/database' && method === 'POST') {
    const database = { uuid: number(account.databases.length), name: String(body.name) }
    account.databases.push(database)
    return database
  }
  if (kind === 'd1/database' && method === 'PUT') {
    const database = account.databases.find(({ uuid }) => uuid === id)
    if (database) database.replication = JSON.stringify(body.read_replication)
    return database
  }
  if (kind === 'storage/kv/namespaces' && method === 'GET') return account.namespaces
  if (kind === 'storage/kv/namespaces') {
    const namespace = { id: number(account.namespaces.length + 10), title: String(body.title) }
    account.namespaces.push(namespace)
    return namespace
  }
  if (kind === 'queues' && method === 'GET') return account.queues
  if (kind === 'queues') {
    account.queues.push({
      queue_id: number(account.queues.length + 20),
      queue_name: String(body.queue_name),
    })
    return account.queues.at(-1)
  }
  if (kind === 'r2/buckets' && method === 'GET') return { buckets: account.buckets }
  if (kind === 'r2/buckets') {
    account.buckets.push({ name: String(body.name), location: String(body.locationHint) })
    return {}
  }
  return undefined
}

const asked: string[] = []
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (pathname === '/.well-known/openid-configuration') {
    response.end(JSON.stringify({ issuer: address() }))
    return
  }
  asked.push(`${request.method} ${pathname}`)
  const result = answer(request.method ?? '', pathname, await readBody(request))
  const isPast = Number(searchParams.get('page') ?? 1) > 1
  response.writeHead(result === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      success: result !== undefined,
      errors: result === undefined ? [{ code: 7000, message: 'No route' }] : [],
      messages: [],
      result: isPast && Array.isArray(result) ? [] : (result ?? null),
    }),
  )
})

const address = () => `http://localhost:${(server.address() as AddressInfo).port}`

const folder = mkdtempSync(join(tmpdir(), 'provision-'))
beforeAll(async () => {
  cpSync('wrangler.toml', join(folder, 'wrangler.toml'))
  cpSync('build', join(folder, 'build'), { recursive: true })
  cpSync('package.json', join(folder, 'package.json'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  server.listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function provision(...args: string[]) {
  const child = spawn(process.execPath, ['build/deploy/provision.ts', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: address(),
      CLOUDFLARE_API_TOKEN: 'token-of-the-test',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'exit')
  return { code, output }
}

it('provisioning makes what is missing where it is told, once, and writes the ids', {
  timeout: 120_000,
}, async () => {
  const before = readFileSync(join(folder, 'wrangler.toml'), 'utf8')
  asked.length = 0
  const dry = await provision('--env', 'staging', '--dry-run')
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('would be made')])
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([])
  expect(readFileSync(join(folder, 'wrangler.toml'), 'utf8')).toBe(before)

  const first = await provision('--env', 'staging')
  expect([first.code, first.output]).toEqual([0, expect.stringContaining('is made')])
  expect(account.databases).toEqual([
    { uuid: 'aaaaaaa1', name: 'site-staging', replication: '{"mode":"auto"}' },
    { uuid: 'aaaaaaa2', name: 'site-staging-search', replication: '{"mode":"auto"}' },
  ])
  expect(account.buckets).toHaveLength(6)
  expect(new Set(account.buckets.map(({ location }) => location))).toEqual(new Set(['eeur']))
  expect(account.queues.map(({ queue_name }) => queue_name)).toEqual([
    'site-staging-bulk-mail',
    'site-staging-bulk-mail-dead',
  ])
  const after = readFileSync(join(folder, 'wrangler.toml'), 'utf8')
  for (const { id } of account.namespaces) expect(after).toContain(`id = "${id}"`)
  expect(after).toContain('database_id = "aaaaaaa2"')

  const made = JSON.stringify(account)
  const again = await provision('--env', 'staging')
  expect([again.code, again.output]).toEqual([0, expect.not.stringContaining('is made')])
  expect(JSON.stringify(account)).toBe(made)
  expect(readFileSync(join(folder, 'wrangler.toml'), 'utf8')).toBe(after)
})

describe('what speaks against a deployment', () => {
  const asOwner = async <T>(work: () => Promise<T>): Promise<T> => {
    vi.stubEnv('CLOUDFLARE_API_BASE_URL', address())
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token-of-the-test')
    const result = await work()
    vi.unstubAllEnvs()
    return result
  }

  it('a secret, a bucket or a queue that the worker lacks, and it says which migrations are waiting', async () => {
    const config = {
      name: 'site',
      vars: { CAPTCHA_PROVIDER: 'turnstile' },
      secrets: { required: ['SIGNING_KEY', 'DATA_KEY', 'HASH_KEY'] },
      d1_databases: [{ binding: 'DB', database_id: 'aaaa', migrations_dir: '../../migrations' }],
      r2_buckets: [{ binding: 'MEDIA', bucket_name: 'gone' }],
      queues: { consumers: [{ queue: 'absent' }] },
    }
    const { lines, problems, isKnown } = await asOwner(() => planAccount(config))
    expect(isKnown).toBe(true)
    expect(problems).toEqual([
      expect.stringContaining('HASH_KEY is missing'),
      expect.stringContaining('CAPTCHA_SECRET is missing'),
      expect.stringContaining('bucket gone is missing'),
      expect.stringContaining('queue absent is missing'),
    ])
    const [, ...waiting] = /DB: (.*)/.exec(lines.join('\n'))?.[1]?.split(', ') ?? []
    expect(lines[0]).toContain('Own account (own)')
    expect(waiting).toHaveLength(
      readdirSync('migrations').filter((n) => n.endsWith('.sql')).length - 1,
    )
    account.migrations = readdirSync('migrations')
    const { lines: later } = await asOwner(() => planAccount(config))
    expect(later.join()).toContain('DB: none waiting')
  })

  it('an account that does not answer', async () => {
    vi.stubEnv('CLOUDFLARE_API_BASE_URL', 'http://localhost:9')
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token-of-the-test')
    const { problems, isKnown } = await planAccount({})
    vi.unstubAllEnvs()
    expect([isKnown, problems]).toEqual([
      false,
      [expect.stringContaining('The account cannot be asked')],
    ])
  })

  it('files that are not committed', () => {
    const repository = mkdtempSync(join(tmpdir(), 'repository-'))
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: repository,
      })
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'begin')
    expect(planCommit(repository)).toEqual({
      lines: [expect.stringMatching(/^commit {7}\w{7} begin$/)],
      problems: [],
    })
    writeFileSync(join(repository, 'new.txt'), '')
    expect(planCommit(repository).problems).toEqual(['1 files are not committed'])
    rmSync(repository, { recursive: true })
  })

  it('an identity provider that does not answer, or answers for another address', async () => {
    const issuer = address()
    const ask = (OIDC_ISSUER: string) => planIssuer({ vars: { OIDC_ISSUER } })
    expect((await ask('')).problems).toEqual([])
    expect((await ask(issuer)).problems).toEqual([])
    expect((await ask(`${issuer}/`)).problems).toEqual([expect.stringContaining('answers 200')])
    expect((await ask(`${issuer}/other`)).problems).toEqual([expect.stringContaining('404')])
    expect((await ask('http://localhost:9')).problems).toEqual([
      expect.stringContaining('does not answer'),
    ])
  })
})

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CloudAccount, openAccount } from './account.ts'
import { type DeployedConfig, type DeployOptions, deployConfig } from './steps.ts'

export interface DeployPlan {
  /** What would happen, one line each. */
  lines: string[]
  /** Why it is refused. */
  problems: string[]
}

/** A deployed state has a commit, to which `npm run trace` and a way back lead. */
export function planCommit(cwd?: string): DeployPlan {
  const git = (...args: string[]) =>
    spawnSync('git', args, { encoding: 'utf8', cwd }).stdout?.trim() ?? ''
  const changed = git('status', '--porcelain')
    .split('\n')
    .filter((line) => line !== '')
  const problems = changed.length > 0 ? [`${changed.length} files are not committed`] : []
  return { lines: [`commit       ${git('log', '-1', '--format=%h %s')}`], problems }
}

/** Secrets of the configuration that the worker lacks; its names only are read. */
async function readSecrets({ ask }: CloudAccount, config: DeployedConfig): Promise<DeployPlan> {
  const { name, secrets, vars = {} } = config
  const needed = new Set([
    ...(secrets?.required ?? []),
    ...(vars.CAPTCHA_PROVIDER === 'altcha' ? [] : ['CAPTCHA_SECRET']),
  ])
  // There is none before the first deployment, or before the first secret.
  const known = await ask<{ name: string }[]>(`/workers/scripts/${name}/secrets`)
  const names = new Set(known?.map((secret) => secret.name))
  const missing = [...needed].filter((secret) => !names.has(secret))
  return {
    lines: [`secrets      ${[...needed].join(', ')}`],
    problems: missing.map((secret) => `The secret ${secret} is missing: npx wrangler secret put`),
  }
}

/** Migrations that a database has not had, by the names of their files. */
async function readMigrations({ ask }: CloudAccount, config: DeployedConfig): Promise<DeployPlan> {
  const lines = []
  for (const { binding, database_id, migrations_dir } of config.d1_databases ?? []) {
    const files = globSync('*.sql', { cwd: join(dirname(deployConfig), migrations_dir ?? '') })
    const sql = "SELECT name FROM sqlite_master WHERE name = 'd1_migrations'"
    const query = (text: string) =>
      ask<{ results: { name: string }[] }[]>(`/d1/database/${database_id}/query`, 'POST', {
        sql: text,
      })
    const [tables] = (await query(sql)) ?? []
    const isNew = !tables?.results.length
    const [applied] = (isNew ? null : await query('SELECT name FROM d1_migrations')) ?? []
    const known = new Set(applied?.results.map(({ name }) => name))
    const waiting = files.filter((name) => !known.has(name)).sort()
    lines.push(`migrations   ${binding}: ${waiting.join(', ') || 'none waiting'}`)
  }
  return { lines, problems: [] }
}

/**
 * Buckets and queues by name. Without one of them wrangler refuses the code, after the tables are
 * changed.
 */
async function readNamedStores(
  { ask }: CloudAccount,
  { r2_buckets = [], queues }: DeployedConfig,
): Promise<DeployPlan> {
  const buckets = r2_buckets.flatMap(({ bucket_name }) => bucket_name ?? [])
  const names = queues?.consumers?.map(({ queue }) => queue) ?? []
  const known = await ask<{ buckets: { name: string }[] }>('/r2/buckets?per_page=100')
  const knownQueues = await ask<{ queue_name: string }[]>('/queues?per_page=100')
  const found = new Set([
    ...(known?.buckets ?? []).map(({ name }) => `bucket ${name}`),
    ...(knownQueues ?? []).map(({ queue_name }) => `queue ${queue_name}`),
  ])
  const needed = [
    ...buckets.map((name) => `bucket ${name}`),
    ...names.map((name) => `queue ${name}`),
  ]
  return {
    lines: [
      `buckets      ${buckets.join(', ') || 'none'}`,
      `queues       ${names.join(', ') || 'none'}`,
    ],
    problems: needed
      .filter((one) => !found.has(one))
      .map((one) => `The ${one} is missing: npm run provision`),
  }
}

/** What the account says; a problem alone if it cannot be asked. */
export async function planAccount(
  config: DeployedConfig,
): Promise<DeployPlan & { isKnown: boolean }> {
  try {
    const account = await openAccount()
    const own = `account      ${account.name} (${account.id})`
    const secrets = await readSecrets(account, config)
    const stores = await readNamedStores(account, config)
    const migrations = await readMigrations(account, config)
    return {
      lines: [own, ...secrets.lines, ...stores.lines, ...migrations.lines],
      problems: [...secrets.problems, ...stores.problems],
      isKnown: true,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      lines: ['account      unknown'],
      problems: [`The account cannot be asked: ${reason}`],
      isKnown: false,
    }
  }
}

/** The content, checked; compared with the database where that can be reached. */
function readContent({ withSamples }: DeployOptions, isKnown: boolean): DeployPlan {
  const options = [
    '--remote',
    '--config',
    deployConfig,
    '--dry-run',
    ...(withSamples ? ['--with-samples'] : []),
  ]
  const compare = isKnown ? ['--compare'] : []
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['db/cli/seed.mjs', ...options, ...compare],
    { encoding: 'utf8' },
  )
  if (status === 0) return { lines: [`content      ${stdout.trim()}`], problems: [] }
  return { lines: [], problems: [stderr.trim()] }
}

/** The login of staff and members depends on it; an address that does not answer is a mistake. */
export async function planIssuer({ vars = {} }: DeployedConfig): Promise<DeployPlan> {
  const issuer = String(vars.OIDC_ISSUER ?? '')
  if (issuer === '') return { lines: ['login        none (OIDC_ISSUER is empty)'], problems: [] }
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const lines = [`login        ${issuer}`]
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) })
    const found = response.ok ? ((await response.json()) as { issuer?: string }) : null
    if (found?.issuer === issuer) return { lines, problems: [] }
    return { lines, problems: [`OIDC_ISSUER: ${address} answers ${response.status}, not for it`] }
  } catch {
    return { lines, problems: [`OIDC_ISSUER: ${address} does not answer`] }
  }
}

/** What a deployment would do, and what speaks against it. Nothing is changed. */
export async function planDeployment(
  options: DeployOptions,
  deployed: DeployedConfig,
): Promise<DeployPlan> {
  const account = await planAccount(deployed)
  const own: DeployPlan = {
    lines: [
      `environment  ${options.env}: ${deployed.name}`,
      `address      ${String(deployed.vars?.PUBLIC_ORIGIN)}`,
    ],
    problems: [],
  }
  const parts = [
    own,
    planCommit(),
    account,
    readContent(options, account.isKnown),
    await planIssuer(deployed),
  ]
  return {
    lines: parts.flatMap(({ lines }) => lines),
    problems: parts.flatMap(({ problems }) => problems),
  }
}

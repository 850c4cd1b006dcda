// Runs on Node 20 with nothing installed: installs, writes .dev.vars, then hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const tasks = {
  start: 'build/serve.ts',
  dev: 'build/dev.ts',
  build: 'build/build.ts',
  check: 'tests/check.ts',
  test: 'tests/run.ts',
  'test:fast': 'tests/fast.ts',
  soak: 'tests/soak.ts',
  bench: 'tests/bench/run.ts',
  capacity: 'tests/bench/capacity/capacity.ts',
  deploy: 'build/deploy/deploy.ts',
  provision: 'build/deploy/provision.ts',
  rollback: 'build/deploy/rollback.ts',
  smoke: 'build/deploy/smoke.ts',
  'self-host': 'build/self-host/self-host.ts',
  seed: 'build/seed.ts',
  comments: 'db/cli/comments.mjs',
  tickets: 'db/cli/tickets.mjs',
  personal: 'db/cli/personal.mjs',
  audit: 'db/cli/audit.mjs',
  content: 'db/cli/content.mjs',
  backup: 'db/cli/backup.mjs',
  logs: 'db/cli/logs.mjs',
  search: 'db/cli/search.mjs',
  datasets: 'db/cli/datasets.mjs',
  'rotate-data-key': 'db/cli/rotate-data-key.mjs',
  trace: 'build/trace.ts',
  'api-changes': 'build/api-changes.ts',
}

/** Its standard output goes to standard error: a command's own is for what it was asked. */
function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['inherit', 2, 'inherit'],
  })
  if (error) throw error
  return status ?? 1
}

function install() {
  const stamp = join(root, 'node_modules/.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // By the lock file. `npm ci` would refuse one that lacks other platforms' packages, as it does where
  // a registry mirror has none of them. No install script runs but node's, which brings the binary.
  for (const args of [
    ['install', '--no-save', '--ignore-scripts'],
    ['rebuild', 'node'],
  ]) {
    const status = run('npm', [...args, '--loglevel=error'])
    if (status !== 0) process.exit(status)
  }
  writeFileSync(stamp, lock)
}

/** Adds to .dev.vars what the example names and it lacks, fresh and random. */
function writeSecrets() {
  const file = join(root, '.dev.vars')
  const own = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const names = readFileSync(join(root, '.dev.vars.example'), 'utf8').match(/^\w+(?=="")/gm) ?? []
  const missing = names.filter((name) => !new RegExp(`^${name}=`, 'm').test(own))
  if (missing.length === 0) return
  const lines = missing.map((name) => `${name}="${randomBytes(32).toString('base64')}"\n`)
  writeFileSync(file, own.replace(/(?<=.)\n?$/, '\n') + lines.join(''), { mode: 0o600 })
}

const task = tasks[process.argv[2]]
if (!task) {
  console.error(`usage: node start.mjs ${Object.keys(tasks).join('|')}`)
  process.exit(2)
}
install()
writeSecrets()
const bin = join(root, 'node_modules/.bin')
const env = {
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  WRANGLER_SEND_METRICS: 'false',
}
const child = spawn(join(bin, 'node'), [task, ...process.argv.slice(3)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
if (process.env.npm_lifecycle_event) {
  // npm does not always pass its own end on: without it nobody is left to stop the server.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000).unref()
}
child.on('exit', (code) => process.exit(code ?? 1))

// Runs on Node 20 with nothing installed: installs, writes .dev.vars, then hands over to Node 24.
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const tasks = {
  start: 'build/serve.ts',
  dev: 'build/dev.ts',
  build: 'build/build.ts',
  test: 'tests/run.ts',
  soak: 'tests/soak.ts',
  bench: 'tests/bench/run.ts',
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (error) throw error
  return status ?? 1
}

function install() {
  const stamp = join(root, 'node_modules/.installed')
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // No package's install script runs but node's, which brings the binary.
  for (const args of [['ci', '--ignore-scripts', '--no-audit', '--no-fund'], ['rebuild', 'node']]) {
    const status = run('npm', args)
    if (status !== 0) process.exit(status)
  }
  writeFileSync(stamp, lock)
}

function writeSecrets() {
  const file = join(root, '.dev.vars')
  if (existsSync(file)) return
  const example = readFileSync(join(root, '.dev.vars.example'), 'utf8')
  const filled = example.replace(/=""/g, () => `="${randomBytes(32).toString('base64')}"`)
  writeFileSync(file, filled, { mode: 0o600 })
}

const task = tasks[process.argv[2]]
if (!task) {
  console.error(`usage: node start.mjs ${Object.keys(tasks).join('|')}`)
  process.exit(2)
}
install()
writeSecrets()
const bin = join(root, 'node_modules/.bin')
const env = { ...process.env, PATH: bin + delimiter + process.env.PATH, WRANGLER_SEND_METRICS: 'false' }
process.exit(run(join(bin, 'node'), [task, ...process.argv.slice(3)], env))

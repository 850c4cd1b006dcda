import { execFileSync } from 'node:child_process'
import { ensureBuild } from './prepare.ts'

const wrangler = 'node_modules/wrangler/bin/wrangler.js'
const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' })

ensureBuild()
run(wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote')
run('db/seed-run.mjs', '--remote')
run(wrangler, 'deploy', '--config', 'dist/worker/wrangler.json', ...process.argv.slice(2))

const wrangler = 'node_modules/wrangler/bin/wrangler.js'

/**
 * The commands of a deployment, in order: tables before the code that asks for them, and code before
 * content. The code of before refuses a field it does not know, so content comes once nobody runs it.
 */
export function deploySteps(options: readonly string[]): [command: string, options: string[]][] {
  return [
    [wrangler, ['d1', 'migrations', 'apply', 'DB', '--remote']],
    [wrangler, ['deploy', '--config', 'dist/worker/wrangler.json', ...options]],
    ['db/cli/seed.mjs', ['--remote']],
  ]
}

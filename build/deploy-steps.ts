const wrangler = 'node_modules/wrangler/bin/wrangler.js'

/**
 * Commands of a deployment, in order: migrations before the code that queries the tables, content
 * after the code. The previous code rejects fields it does not know, so content is loaded only when
 * that code no longer runs.
 */
export function deploySteps(options: readonly string[]): [command: string, options: string[]][] {
  return [
    [wrangler, ['d1', 'migrations', 'apply', 'DB', '--remote']],
    [wrangler, ['d1', 'migrations', 'apply', 'SEARCH', '--remote']],
    [wrangler, ['deploy', '--config', 'dist/worker/wrangler.json', ...options]],
    ['db/cli/seed.mjs', ['--remote']],
  ]
}

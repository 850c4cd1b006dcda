/** Arguments for `wrangler dev` with the build in dist/; PUBLIC_ORIGIN follows the port. */
export function devArguments(onPort: string, persistTo: string): string[] {
  return [
    ...['dev', '--config', 'dist/worker/wrangler.json', '--env-file', '.dev.vars'],
    ...['--port', onPort, '--var', `PUBLIC_ORIGIN:http://localhost:${onPort}`],
    ...['--persist-to', persistTo, '--show-interactive-dev-session=false'],
  ]
}

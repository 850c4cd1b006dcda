/**
 * Arguments for `wrangler dev` with the build in dist/; PUBLIC_ORIGIN follows the port. `variables`
 * replace those of wrangler.toml.
 */
export function devArguments(
  onPort: string,
  persistTo: string,
  variables: Record<string, string> = {},
): string[] {
  const all = { PUBLIC_ORIGIN: `http://localhost:${onPort}`, ...variables }
  const vars = Object.entries(all).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  return [
    'dev',
    '--config',
    'dist/worker/wrangler.json',
    '--env-file',
    '.dev.vars',
    '--port',
    onPort,
    ...vars,
    '--persist-to',
    persistTo,
    '--show-interactive-dev-session=false',
  ]
}

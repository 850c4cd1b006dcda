import { readFileSync } from 'node:fs'

/** A secret of this machine, as `npm start` wrote it. */
export function readSecret(name: string): string {
  const line = new RegExp(`^${name}="?([^"\\n]+)"?`, 'm').exec(readFileSync('.dev.vars', 'utf8'))
  if (!line?.[1]) throw new Error(`.dev.vars has no ${name}`)
  return line[1]
}

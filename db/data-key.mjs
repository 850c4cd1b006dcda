import { existsSync, readFileSync } from 'node:fs'

/** The key at hand: DATA_KEY of the environment, else that of the local machine; throws for none. */
export function readDataKey() {
  const file = new URL('../.dev.vars', import.meta.url)
  const own = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const key = process.env.DATA_KEY || /^DATA_KEY="?([^"\n]+)/m.exec(own)?.[1]
  if (!key) throw new Error('There is no DATA_KEY at hand.')
  return key
}

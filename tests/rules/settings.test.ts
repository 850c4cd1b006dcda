import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsSchema } from '#domain/site/settings'

const read = (file: string) => readFileSync(file, 'utf8')
const declaring = ['db/entries/entries.ts', 'db/seed/read-content.ts']
const code = globSync('{worker,db}/**/*.ts').filter((file) => !declaring.includes(file))
/** Modules that receive the settings; each setting they name counts as read. */
const readers = code
  .map(read)
  .filter((text) => /\breadSettings\b|\bSettings\b|\breadPageText\b/.test(text))
  .join('\n')

const env = read('worker/env.ts')
const vars = (/^\[vars\]$([^[]*)/m.exec(read('wrangler.toml'))?.[1] ?? '').match(/^[A-Z_]+/gm) ?? []
const sources = [...globSync('{worker,build}/**/*.ts'), 'vite.config.ts'].map(read).join('\n')
const deployment = [...env.matchAll(/^ {4}(\w+): /gm)].map(([, name = '']) => name)
const users = globSync('worker/**/*.ts')
  .filter((file) => file !== 'worker/env.ts')
  .map(read)
  .join('\n')

describe('a setting', () => {
  it.each(Object.keys(settingsSchema.entries))('of the content is read by a loader: %s', (name) => {
    expect(readers).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('of the deployment is read by a module, once it is parsed', () => {
    expect(vars.length).toBeGreaterThan(5)
    expect(vars.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
    expect(deployment.length).toBeGreaterThan(5)
    expect(deployment.filter((name) => !new RegExp(`\\b${name}\\b`).test(users))).toEqual([])
  })
})

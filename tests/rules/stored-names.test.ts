import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { locales } from '#domain/site/locale'

const read = (file: string) => readFileSync(file, 'utf8')
const code = globSync('{client,worker}/**/*.{ts,tsx}').map((file) => ({ file, text: read(file) }))

/** Every module that uses browser storage, with its storage keys. */
const storing: Record<string, string[]> = {
  'client/boot/inline-script.ts': ['color-mode'],
  'client/boot/reload-once.ts': ['reloaded'],
  'client/forms/live/send.ts': ['sent'],
  'client/boot/service-worker.ts': ['read-pages', 'offline-'],
}

/** Names that the desk stores for staff, who read about them in its list of keys. */
const storingForStaff: Record<string, string[]> = {
  'client/staff/script/drafts.ts': ['desk-draft:'],
  'client/staff/script/keyboard.ts': ['desk-keys'],
}

/** Cookie names; literals of these forms have no other use. */
const cookiePattern = /'(__Host-[a-z]+|i18n_redirected|cookie_consent)'/g
const router = read('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js')
const routerKey = /storageKey = "([^"]+)"/.exec(router)?.[1] ?? 'the router names no key'
const cookies = [
  ...new Set(
    code.flatMap(({ text }) => [...text.matchAll(cookiePattern)].map(([, name = '']) => name)),
  ),
]
const stored = [...Object.values(storing).flat(), routerKey]

const page = parse(read('db/content/page/cookies.yaml'))

/** Names in the first column of the page's tables. */
function named(locale: string): string[] {
  const rows: string[] = page[locale].body.match(/^\| `[^`]+`/gm) ?? []
  return rows.map((row) => row.slice(3, -1))
}

describe('the page on cookies', () => {
  it('is compared with the code: cookies are set by a name of the table, storage is used where it is known', () => {
    expect(cookies).toContain('i18n_redirected')
    const users = code.filter(({ text }) =>
      /\b(?:local|session)Storage\b|\bcaches\.open\(/.test(text),
    )
    const known = { ...storing, ...storingForStaff }
    expect(users.map(({ file }) => file).sort()).toEqual(Object.keys(known).sort())
    for (const { file, text } of users) {
      for (const name of known[file] ?? [])
        expect([file, text]).toEqual([file, expect.stringContaining(name)])
    }
    const setters = code.flatMap(({ text }) => [...text.matchAll(/setCookie\(c, ([^,]+),/g)])
    expect(setters.length).toBeGreaterThan(0)
    for (const [, name] of setters) expect(name).toMatch(/^cookieNames\.[a-z]+$/)
    expect(code.filter(({ text }) => /document\.cookie|cookieStore|indexedDB/.test(text))).toEqual(
      [],
    )
  })

  it.each(locales)('names all that is stored, and nothing else (%s)', (locale) => {
    expect(named(locale).sort()).toEqual([...cookies, ...stored].sort())
  })
})

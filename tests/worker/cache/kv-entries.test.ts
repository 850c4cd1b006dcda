import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitPath } from '#domain/site/locale'
import { matchRoute, routeOf } from '#domain/site/routes'
import { pages as fixedPages } from '../../support/pages'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

const all = fixedPages.filter(({ name }) => routeOf(name).cache === 'public')
const always = all.filter(({ name }) => name === 'home' || name === 'siteMap')
const others = all.filter((page) => !always.includes(page))
/** 17 pages in all: coprime to the step of 5 with which the cases walk through them. */
const pages = [...always, ...some(others, 13)]
let site: Site
let store: KVNamespace
const documents = new Map<string, string>()

/**
 * A document without the parts rendered for each visitor: idempotency key, question, personal
 * state.
 */
function shared(html: string): string {
  return html
    .replace(/<script type="application\/json".*?<\/script>/s, '')
    .replace(/(?<=name="(?:idempotencyKey|captchaToken)" value=")[^"]*/g, '')
    .replace(/\d+ \+ \d+/, '')
}
const entries = new Map<string, string>()

async function listEntries(): Promise<Map<string, string>> {
  const { keys } = await store.list({ prefix: 'payload:' })
  const found = await Promise.all(
    keys.map(async ({ name }) => [name, await store.get(name)] as const),
  )
  return new Map(found.flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
}

beforeAll(async () => {
  site = await openSite()
  store = (await site.env()).PAYLOADS
  for (const { path } of pages) documents.set(path, shared(await (await site.ask(path)).text()))
  for (const [name, text] of await listEntries()) entries.set(name, text)
})
afterAll(() => site.close())

type Entry = Record<string, unknown> & {
  version: number
  locale: string
  payload: { modified: object }
}

const change = (fields: (entry: Entry) => object) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), ...fields(JSON.parse(text)) })

/** Keeps the payload renderable, with a marker that would show on the page. */
const tamper = (fields: (entry: Entry) => object) =>
  change((entry) => ({
    payload: { ...entry.payload, modified: { ...entry.payload.modified, gregorian: 'tampered' } },
    ...fields(entry),
  }))

const poisons: [string, (text: string) => string][] = [
  ['is no JSON', () => '{"build":'],
  ['is empty', () => ''],
  ['is HTML', () => '<!doctype html><h1>502 Bad Gateway</h1>'],
  ['is cut off', (text) => text.slice(0, text.length / 2)],
  ['is of the other language', tamper(({ locale }) => ({ locale: locale === 'ar' ? 'en' : 'ar' }))],
  ['is of another page', tamper(() => ({ name: 'siteMap2' }))],
  ['is of an old build', tamper(() => ({ build: '0000000000000000' }))],
  ['is of an old version', tamper(({ version }) => ({ version: version - 1 }))],
  ['is of a version to come', tamper(() => ({ version: 999 }))],
  ['is of yesterday', tamper(() => ({ date: '2020-01-01' }))],
  ['has a version in words', tamper(({ version }) => ({ version: String(version) }))],
  ['has a number for a payload', change(() => ({ payload: 7 }))],
  ['has a payload that cannot be drawn', change(() => ({ payload: {} }))],
  ['has a list for a payload', change(() => ({ payload: [] }))],
  ['has fields nobody knows', tamper(() => ({ html: '<b>' }))],
  ['is huge', change(() => ({ payload: { junk: 'x'.repeat(4_000_000) } }))],
  ['is a list', (text) => `[${text}]`],
]

/** Starts from fresh storage with poisoned KV entries and no other cache. */
async function plant(poison: (text: string, name: string) => string | null) {
  await site.fresh()
  store = (await site.env()).PAYLOADS
  await Promise.all(
    [...entries].map(([name, text]) => {
      const poisoned = poison(text, name)
      return poisoned === null ? undefined : store.put(name, poisoned)
    }),
  )
}

/** KV key of a page's entry that the worker has written. */
function entryNamed(locale: string, name: string | null): string {
  const found = [...entries.keys()].find((key) => key.endsWith(`:${locale}:${name}`))
  if (!found) throw new Error(`no entry of ${name}`)
  return found
}

function entryOf(path: string): string {
  const { locale, path: bare } = splitPath(path)
  return entryNamed(locale, matchRoute(bare)?.name ?? null)
}

const dateless = (text: string | null) => ({ ...JSON.parse(text ?? '{}'), at: 0 })

async function expectMended(name: string) {
  const wanted = dateless(entries.get(name) ?? null)
  await expect
    .poll(async () => dateless(await store.get(name).catch(() => null)), { timeout: 3_000 })
    .toEqual(wanted)
}

describe('the entries of KV', () => {
  it('are one of every page and one of the site, in each language', () => {
    expect(entries.size).toBe(pages.length + 2)
  })
})

const rounds = [0, pages.length].map((from) => poisons.slice(from, from + pages.length))

describe.each(rounds.map((round, index) => ({ round, index })))(
  'a poisoned entry (round $index)',
  ({ round }) => {
    const cases = round.map(([words, poison], index) => {
      const page = pages[(index * 5) % pages.length] ?? pages[0]
      return { words, poison, path: page?.path ?? '/' }
    })
    beforeAll(async () => {
      const byName = new Map(cases.map(({ path, poison }) => [entryOf(path), poison]))
      await plant((text, name) => (byName.get(name) ?? ((same: string) => same))(text))
    })

    it.each(cases)('of $path that $words changes nothing and is overwritten', async ({ path }) => {
      const response = await site.ask(path)
      expect(response.status).toBe(200)
      expect(shared(await response.text())).toBe(documents.get(path))
      await expectMended(entryOf(path))
    })

    it('does not keep a fresh one from being read', async () => {
      const good = pages.find(({ path }) => !cases.some((poisoned) => poisoned.path === path))
      if (good) expect(await site.source(await site.ask(good.path))).toBe('kv')
      else expect(cases).toHaveLength(pages.length)
    })
  },
)

describe('a poisoned entry of the site', () => {
  const pick = (words: string) => poisons.find(([name]) => name.includes(words))?.[1] ?? (() => '')
  it.each([
    ['old version', 'cannot be drawn'],
    ['other language', 'list for a payload'],
  ])(
    'of an %s or %s spoils no page, no missing page and no data, and is overwritten',
    async (arabic, english) => {
      await plant((text, name) => {
        if (!name.endsWith(':site')) return null
        return pick(name.includes(':ar:') ? arabic : english)(text)
      })
      for (const [prefix, locale] of [
        ['', 'ar'],
        ['/en', 'en'],
      ] as const) {
        const missing = await site.ask(`${prefix}/nope`)
        expect(missing.status).toBe(404)
        expect(await missing.text()).toContain('</footer>')
        const response = await site.ask(`${prefix}/routes`)
        expect(await response.text()).toBe(documents.get(`${prefix}/routes`))
        const data = await (await site.ask(`${prefix}/_payload.json`)).text()
        expect(data).not.toContain('tampered')
        await expectMended(entryNamed(locale, 'site'))
      }
    },
  )
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lastModified } from '#db/entries/entries'
import { translators } from '#domain/messages/translators'
import type { LoaderDeps } from '#worker/payloads/loader'
import { readFormOptions } from '#worker/payloads/loaders/forms/form-options'
import { loaders } from '#worker/payloads/loaders/registry'
import { loadSite } from '#worker/payloads/site'
import { countStatistics } from '#worker/statistics/count'
import { openSeededDatabase, type TestDatabase } from '../database'

const before = Date.parse('2026-12-31T23:59:59+03:00')
const start = Date.parse('2027-01-01T00:00:00+03:00')

let site: TestDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

function deps(now: number): LoaderDeps {
  return { db: site.db, locale: 'en', now, t: translators.en, origin: 'https://example.com' }
}

const schedule = (column: 'starts_at' | 'ends_at', kind: string, slug: string) =>
  site.d1
    .prepare(`update entries set ${column} = ? where kind = ? and slug = ?`)
    .bind(start, kind, slug)
    .run()

describe('a record outside its window', () => {
  afterEach(() => site.d1.exec('update entries set starts_at = null, ends_at = null'))

  it('is no policy that is read, linked to or accepted', async () => {
    await schedule('starts_at', 'policy', 'privacy-policy')
    const read = async (now: number) => {
      const { groups = [] } = (await loaders.siteMap(deps(now), {})) ?? {}
      const mapped = groups.flatMap(({ pages }) => pages.map(({ path }) => path))
      return {
        page: (await loaders.article(deps(now), { slug: 'privacy-policy' }))?.title ?? null,
        isLinked: (await loadSite(deps(now)))?.articles.privacyPolicy !== undefined,
        isMapped: mapped.includes('/en/privacy-policy'),
        isAccepted: (await readFormOptions(deps(now)))?.privacyVersion !== '',
      }
    }
    expect(await read(before)).toEqual({
      page: null,
      isLinked: false,
      isMapped: false,
      isAccepted: false,
    })
    expect(await read(start)).toEqual({
      page: 'Privacy policy',
      isLinked: true,
      isMapped: true,
      isAccepted: true,
    })
  })

  it('is no service that the footer leads to', async () => {
    await site.d1.exec("delete from settings where key = 'platforms'")
    const platforms = async (now: number) =>
      (await loadSite(deps(now)))?.platforms.flatMap(({ href }) =>
        href.startsWith('/en/services/') ? [href] : [],
      ) ?? []
    const [first = '', ...others] = await platforms(before)
    expect(first).not.toBe('')
    await schedule('ends_at', 'service', first.replace('/en/services/', ''))
    expect(await platforms(before)).toEqual([first, ...others])
    expect(await platforms(start)).toEqual(others)
  })

  it('is no book that takes the place of an archived item', async () => {
    const replacements = async (now: number) =>
      (await loaders.oldKnowledge(deps(now), {}))?.items.flatMap(
        ({ replacement }) => replacement?.slug ?? [],
      ) ?? []
    const all = await replacements(before)
    const [first = ''] = all
    expect(first).not.toBe('')
    await schedule('ends_at', 'book', first)
    expect(await replacements(before)).toEqual(all)
    expect(await replacements(start)).toEqual(all.filter((slug) => slug !== first))
  })

  it('is no manual of a service', async () => {
    const slug = 'e-marketplace'
    const { manual } = (await loaders.service(deps(before), { slug })) ?? {}
    await schedule('ends_at', 'book', manual?.slug ?? '')
    expect((await loaders.service(deps(before), { slug }))?.manual).toEqual(manual)
    expect((await loaders.service(deps(start), { slug }))?.manual).toBeNull()
  })

  it('is no department of a vacancy', async () => {
    const departments = async (now: number) =>
      (await loaders.careers(deps(now), {}))?.open.map(({ department }) => department) ?? []
    const [first = ''] = await departments(before)
    const named = await site.d1
      .prepare("select slug from entries where kind = 'department' and locale = 'en' and title = ?")
      .bind(first)
      .first<string>('slug')
    await schedule('ends_at', 'department', named ?? '')
    expect(await departments(before)).toContain(first)
    expect(await departments(start)).not.toContain(first)
  })

  it('gives the statistics no title', async () => {
    await site.d1
      .prepare(
        `insert into usefulness_votes (page, visitor, day, answer, reasons, locale, at)
        values ('privacyPolicy', 'v', '2026-11-01', 'yes', '[]', 'en', 0)`,
      )
      .run()
    await schedule('starts_at', 'policy', 'privacy-policy')
    const titles = async (now: number) =>
      (await countStatistics(deps(now))).pages.map(({ title }) => title)
    expect(await titles(before)).toEqual(['/privacy-policy'])
    expect(await titles(start)).toEqual(['Privacy policy'])
  })

  it('is not what the site was changed by last', async () => {
    const last = (await lastModified(site.db, 'always')) ?? 0
    await site.d1
      .prepare(
        `update entries set updated_at = ?
        where kind = 'tag' and slug = (select min(slug) from entries where kind = 'tag')`,
      )
      .bind(last + 1)
      .run()
    const changed = await site.d1
      .prepare('select slug from entries where updated_at = ?')
      .bind(last + 1)
      .first<string>('slug')
    await schedule('starts_at', 'tag', changed ?? '')
    expect(await lastModified(site.db, before)).toBe(last)
    expect(await lastModified(site.db, start)).toBe(last + 1)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastModified } from '#db/entries/entries'
import { putUsefulnessVote } from '#db/feedback/usefulness'
import { readFormOptions } from '#worker/pages/form-options'
import { loadSite } from '#worker/pages/load-site'
import { loaders } from '#worker/pages/loaders'
import { countStatistics } from '#worker/pages/open/count-statistics'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import {
  book,
  careersPage,
  department,
  disclosure,
  policy,
  section,
  service,
  vacancy,
} from '../sample-records'
import { newIdempotencyKey } from '../submissions/idempotency-key'

/** Each record begins or ends at this instant. */
const instant = '2027-01-01T00:00:00+03:00'
const before = '2026-12-31T23:59:59+03:00'

const open = { starts: '2026-12-01T00:00:00+03:00', ends: '2027-02-01T00:00:00+03:00' }

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    policy('privacy-policy', '2.1', { starts: instant }),
    policy('terms-conditions'),
    service('ending', { platform: 'teams' }, { ends: instant }),
    service('lasting', { platform: 'procurement', manual: { book: 'ending', note: 'Note' } }),
    record('ticket-kind', 'info', { body: {}, summary: 'Summary' }),
    section('spending'),
    book('ending', 'spending', { ends: instant }),
    book('lasting', 'spending'),
    ...['ending', 'lasting'].map((replacedBy) =>
      record('archived-item', `before-${replacedBy}`, {
        date: '2026-06-01',
        body: { type: 'guide', published: '2020-01-01', reason: 'Reason', replacedBy },
      }),
    ),
    careersPage,
    department('ending', { ends: instant }),
    department('lasting'),
    vacancy('HR-2026-01', 'ending', open),
    vacancy('HR-2026-02', 'lasting', open),
    disclosure('scheduled', '2026-12-01', {}, { starts: instant }),
    disclosure('known', '2026-11-01'),
    record('tag', 'newest', { body: {}, starts: instant, updated: '2026-12-15T09:00:00+03:00' }),
  ])
})
afterAll(() => database.close())

const deps = (at: string) => loaderDeps(database, 'en', at)

describe('a record outside its window', () => {
  it('is no policy that is read, linked to or accepted', async () => {
    const read = async (at: string) => {
      const { groups = [] } = (await loaders.siteMap(deps(at), {})) ?? {}
      const mapped = groups.flatMap(({ pages }) => pages.map(({ path }) => path))
      return {
        page: (await loaders.article(deps(at), { slug: 'privacy-policy' }))?.title,
        isLinked: (await loadSite(deps(at)))?.articles.privacyPolicy !== undefined,
        isMapped: mapped.includes('/en/privacy-policy'),
        version: (await readFormOptions(deps(at)))?.privacyVersion,
      }
    }
    expect(await read(before)).toEqual({
      page: undefined,
      isLinked: false,
      isMapped: false,
      version: '',
    })
    expect(await read(instant)).toEqual({
      page: 'Record privacy-policy',
      isLinked: true,
      isMapped: true,
      version: '2.1',
    })
  })

  it('is no service that the footer leads to', async () => {
    const platforms = async (at: string) =>
      (await loadSite(deps(at)))?.platforms.map(({ href }) => href).toSorted()
    expect(await platforms(before)).toEqual(['/en/services/ending', '/en/services/lasting'])
    expect(await platforms(instant)).toEqual(['/en/services/lasting'])
  })

  it('is no book that takes the place of an archived item', async () => {
    const replacements = async (at: string) => {
      const { items = [] } = (await loaders.oldKnowledge(deps(at), {})) ?? {}
      return items.map(({ slug, replacement }) => [slug, replacement?.slug]).toSorted()
    }
    expect(await replacements(before)).toEqual([
      ['before-ending', 'ending'],
      ['before-lasting', 'lasting'],
    ])
    expect(await replacements(instant)).toEqual([
      ['before-ending', undefined],
      ['before-lasting', 'lasting'],
    ])
  })

  it('is no disclosure of the log, in no count of it, and has no page', async () => {
    const read = async (at: string) => {
      const log = await loaders.disclosureLog(deps(at), {})
      return {
        listed: log?.disclosures.map(({ slug }) => slug),
        published: log?.totals?.all,
        page: (await loaders.disclosure(deps(at), { slug: 'scheduled' }))?.head?.title,
      }
    }
    expect(await read(before)).toEqual({ listed: ['known'], published: 1, page: undefined })
    expect(await read(instant)).toEqual({
      listed: ['scheduled', 'known'],
      published: 2,
      page: 'Record scheduled',
    })
  })

  it('is no manual of a service', async () => {
    const manual = async (at: string) =>
      (await loaders.service(deps(at), { slug: 'lasting' }))?.manual
    expect(await manual(before)).toEqual({ slug: 'ending', title: 'Record ending', note: 'Note' })
    expect(await manual(instant)).toBeNull()
  })

  it('is no department of a vacancy', async () => {
    const departments = async (at: string) =>
      (await loaders.careers(deps(at), {}))?.open.map(({ department }) => department)
    expect(await departments(before)).toEqual(['Record ending', 'Record lasting'])
    expect(await departments(instant)).toEqual(['', 'Record lasting'])
  })

  it('gives the statistics no title', async () => {
    const vote = { page: 'privacyPolicy', visitor: 'v', day: '2026-11-01', locale: 'en' } as const
    const feedback = { answer: 'yes' as const, reasons: [] }
    await putUsefulnessVote(database.db, { ...vote, at: 0, feedback }, newIdempotencyKey())
    const titles = async (at: string) =>
      (await countStatistics(deps(at))).pages.map(({ title }) => title)
    expect(await titles(before)).toEqual(['/privacy-policy'])
    expect(await titles(instant)).toEqual(['Record privacy-policy'])
  })

  it('is not what the site was changed by last', async () => {
    const dated = async (at: string) => await lastModified(database.db, Date.parse(at))
    expect(await dated(before)).toBe(Date.parse('2026-11-01T09:00:00+03:00'))
    expect(await dated(instant)).toBe(Date.parse('2026-12-15T09:00:00+03:00'))
  })
})

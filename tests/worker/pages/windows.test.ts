import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedPath, hasFeed, routeNames } from '#domain/site/routes'
import { pages } from '../../support/pages'
import { openSite, type Site } from '../../support/site'

const day = 86_400_000
/**
 * Copies of the newest record of each kind, with its slug and title marked. Kinds whose records are
 * pages of their own, read by their slug, have none, nor have regions, whose outlines are drawn.
 */
const copies = [
  { title: 'copy-published', startsAt: 'NULL', endsAt: 'NULL' },
  { title: 'copy-scheduled', startsAt: Date.now() + day, endsAt: 'NULL' },
  { title: 'copy-ended', startsAt: 'NULL', endsAt: Date.now() - day },
]

let site: Site
beforeAll(async () => {
  site = await openSite({
    statements: [
      // The only term of its letter.
      `INSERT INTO entries
        (kind, slug, locale, title, summary, date, position, starts_at, updated_at, body)
        SELECT kind, 'x-term', locale, 'X-term', summary, date, position, ${Date.now() + day},
          updated_at, body
        FROM entries WHERE kind = 'term' AND locale = 'en' LIMIT 1`.replaceAll(/\s+/g, ' '),
    ].concat(
      copies.map(({ title, startsAt, endsAt }) =>
        `INSERT INTO entries
        (kind, slug, locale, title, summary, date, position, starts_at, ends_at, updated_at, body)
        SELECT kind, '${title}-' || kind, locale, '${title} ' || kind || '.', summary, date,
          position, ${startsAt}, ${endsAt}, updated_at, body
        FROM (SELECT *, row_number() OVER (PARTITION BY kind, locale ORDER BY date DESC, position) AS at
          FROM entries WHERE kind NOT IN ('page', 'policy', 'page-intro', 'home', 'our-story', 'careers', 'region'))
        WHERE at = 1`.replaceAll(/\s+/g, ' '),
      ),
    ),
  })
})
afterAll(() => site.close())

const fixed = pages.filter(({ locale }) => locale === 'en').map(({ path }) => path)
const feeds = routeNames.filter(hasFeed).map((name) => feedPath(name, 'en'))

/** The collections of the API, save that of what is no longer there. */
async function readCollections(): Promise<string[]> {
  const document = (await (await site.ask('/openapi.json')).json()) as {
    paths: Record<string, { get?: object }>
  }
  const read = Object.entries(document.paths).filter(
    ([path, { get }]) => get && !path.includes('{') && !path.endsWith('/deletions'),
  )
  return read.map(([path]) => `${path}?limit=100`)
}

/** Pages, feeds and lists that name a copy, by its title. */
async function findCopies(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const address of [...fixed, ...feeds, '/sitemap.xml', ...(await readCollections())]) {
    const text = await (await site.ask(address)).text()
    for (const [, title = '', kind = ''] of text.matchAll(/\b(copy-[a-z]+)[ -]([a-z-]+)/g)) {
      const name = `${title} ${kind}`
      found.set(name, (found.get(name) ?? new Set()).add(address))
    }
  }
  return found
}

it('a record is named in its window alone, by pages, feeds, the site map and the API', async () => {
  const found = await findCopies()
  const named = (title: string) => [...found].filter(([name]) => name.startsWith(title))
  expect(named('copy-published').length).toBeGreaterThan(33)
  // A loader that fails on a copy would leave the site map of the build, which names none.
  expect(found.get('copy-published news')).toContain('/sitemap.xml')
  // Campaigns and vacancies stay listed with their state; a vacancy is not announced before its start.
  expect(new Map([...named('copy-scheduled'), ...named('copy-ended')])).toEqual(
    new Map([
      ['copy-scheduled campaign', new Set(['/en/media-center/communication'])],
      ['copy-ended campaign', new Set(['/en/media-center/communication'])],
      ['copy-ended vacancy', new Set(['/en/careers'])],
    ]),
  )
})

it('a form is filled in with a service in its window alone', async () => {
  const messageAbout = async (title: string) => {
    const html = await (await site.ask(`/en/contact?about=${title}-service`)).text()
    return /<textarea[^>]* id="message"[^>]*>([^<]*)/.exec(html)?.[1]
  }
  const [published, ...others] = await Promise.all(copies.map(({ title }) => messageAbout(title)))
  expect(published).toContain('copy-published service.')
  expect(others.map((message) => message?.trim())).toEqual(['', ''])
})

it('the site map has a letter of the dictionary once a term of it is published', async () => {
  const text = await (await site.ask('/sitemap.xml')).text()
  expect([text.includes('?letter=Z<'), text.includes('?letter=X<')]).toEqual([true, false])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { siteContent } from '../../support/content'
import { tagsOf } from '../../support/html'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const read = async (path: string) => (await site.ask(path)).text()
const mainIn = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'))
const issues = (locale: string) =>
  siteContent()
    .rows.filter((row) => row.kind === 'newsletter-issue' && row.locale === locale)
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
function newest(locale: string) {
  const [issue] = issues(locale)
  if (!issue) throw new Error('no issue')
  return issue
}

describe.each(locales)('the archive of the newsletter in %s', (locale) => {
  const list = localPath('/media-center/newsletter', locale)

  it('lists the issues on its page, the newest first', async () => {
    const hrefs = tagsOf(mainIn(await read(list))).map(({ attributes }) => attributes.href ?? '')
    const shown = hrefs.filter((href) => href.startsWith(`${list}/`))
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).toEqual(issues(locale).map(({ slug }) => `${list}/${slug}`))
  })

  it('has a page for each issue, whose items lead to pages that are there', async () => {
    const issue = newest(locale)
    const html = mainIn(await read(`${list}/${issue.slug}`))
    expect(html).toContain(issue.title)
    const { items } = issue.body as { items: { type: string; interests: string[] }[] }
    const titles = [...html.matchAll(/class="row__title"/g)]
    expect(titles).toHaveLength(items.length)
    const [section = ''] = html.match(/aria-labelledby="items".*?<\/section>/s) ?? []
    const paths = tagsOf(section).flatMap(({ attributes }) => attributes.href ?? [])
    expect(paths.length).toBe(items.length)
    for (const path of paths) {
      expect([path, (await site.ask(path.split('#')[0] ?? '')).status]).toEqual([path, 200])
    }
    expect((await site.ask(`${list}/1999-01`)).status).toBe(404)
  })

  it('has a feed, which the page of the newsletter names', async () => {
    const html = await read(list)
    expect(html).toContain(`href="${list}/feed.xml"`)
    const response = await site.ask(`${list}/feed.xml`)
    expect(response.headers.get('content-type')).toContain('application/atom+xml')
    const xml = await response.text()
    const links = [...xml.matchAll(/<link [^>]*href="([^"]+\/newsletter\/\d{4}-\d{2})"/g)]
    expect(links.map(([, href = '']) => new URL(href).pathname)).toEqual(
      issues(locale).map(({ slug }) => `${list}/${slug}`),
    )
  })

  it('is in the site map, and an issue has a payload', async () => {
    const issue = newest(locale)
    expect(await read('/sitemap.xml')).toContain(`${list}/${issue.slug}<`)
    const payload = await site.ask(`${list}/${issue.slug}/_payload.json`)
    expect(await payload.text()).toContain(issue.summary ?? 'none')
  })

  it('says that the samples are samples', async () => {
    const issue = newest(locale)
    const html = await read(`${list}/${issue.slug}`)
    expect(html).toMatch(/sample|توضيحي/i)
  })
})

import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { aliases, routes } from '#domain/site/route-table'
import { feedPath, hasFeed, routeNames } from '#domain/site/routes'
import { staffRoutes } from '#domain/staff/staff-routes'
import { createBrowser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { pages } from '../../support/pages'
import { some } from '../../support/sample'

const opened = prepareStaffSite({ reads: 100_000 })
/** An address, a sheet, a script or a class of the desk; “staff” is also a word. */
const desk =
  /(?<![\w/-])(?:https?:\/\/[\w.:]+)?(?:\/en)?\/staff(?![\w-])|\/desk[\w-]*\.(?:js|css)|class="desk/

const read = async (path: string) => {
  const response = await createBrowser(opened.site).open(path)
  return [response.status, await response.text()] as const
}

it('the pages of the desk are in no table of public routes', () => {
  const paths = [...Object.values(routes).map(({ path }) => path), ...Object.keys(aliases)]
  expect(paths).toContain('/faq')
  expect(paths.filter((path) => path.startsWith('/staff'))).toEqual([])
  expect(Object.values(staffRoutes).filter(({ path }) => !path.startsWith('/staff'))).toEqual([])
})

const files = ['/sitemap.xml', '/robots.txt', '/openapi.json', '/.well-known/security.txt']
const feeds = locales.flatMap((locale) =>
  routeNames.filter(hasFeed).map((name) => feedPath(name, locale)),
)
const searches = locales.map((locale) => localPath('/search?q=INFO-1234', locale))
const siteMaps = locales.map((locale) => localPath('/routes', locale))

describe('the desk is named nowhere in', () => {
  it.each([...files, ...feeds, ...searches, ...siteMaps])('%s', async (path) => {
    const [status, text] = await read(path)
    expect([path, status, desk.exec(text)?.[0]]).toEqual([path, 200, undefined])
  })

  it('the pages of the site, for whoever reads them', async () => {
    const officer = await opened.enter(officers.supervisor)
    const found = []
    for (const { path } of some(pages, 20)) {
      const texts = [(await read(path))[1], await (await officer.open(path)).text()]
      found.push(...texts.flatMap((text) => desk.exec(text)?.[0] ?? []))
    }
    expect(found).toEqual([])
  })

  it('the profile of a member without a role', async () => {
    const member = await opened.enter({ sub: 'member', name: 'Member', roles: [] })
    const text = await (await member.open('/profile')).text()
    expect([text.includes('Member'), desk.test(text)]).toEqual([true, false])
  })
})

it('the desk itself is found by the pattern of these tests', async () => {
  const officer = await opened.enter(officers.supervisor)
  const text = await (await officer.open('/staff')).text()
  expect(text).toMatch(desk)
  for (const part of [
    'href="/staff"',
    '/assets/desk-x.js',
    '"/en/staff/audit"',
    'https://a.b/staff',
  ])
    expect(part).toMatch(desk)
})

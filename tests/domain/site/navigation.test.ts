import { expect, it } from 'vitest'
import { headerGroups, siteMapGroups } from '#domain/site/navigation'

it.each([
  ['the header', headerGroups],
  ['the site map', siteMapGroups],
])('newsletter and invitation are in the Media group of %s, and in no other', (_, groups) => {
  for (const route of ['newsletter', 'invitation']) {
    const found = groups.filter(({ routes }) => routes.some((name) => name === route))
    expect(found.map(({ title }) => title)).toEqual(['navigation.media.title'])
  }
})

it('every page is in one group of the site map', () => {
  const routes = siteMapGroups.flatMap((group) => group.routes)
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter((name, at) => routes.indexOf(name) < at)).toEqual([])
})

import { beforeAll, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { tagsOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

/** From the beginning of `<main>` to its end. */
function contentOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}

async function namesOn(path: string, attribute: string): Promise<string[]> {
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return tagsOf(contentOf(await response.text())).flatMap(
    ({ attributes }) => attributes[attribute] ?? [],
  )
}

const lists = [
  ['book', ['title'], '/knowledge/sections/books', '/spending-review-manual'],
  ['executive', ['cover', 'title'], '/aboutUs/executiveManagement', '/abdullah-alzuhayan'],
  ['gallery', ['cover', 'title'], '/media-center/photo-gallery', '/open-data-day'],
] as const

it.each(lists.flatMap((list) => locales.map((locale) => [...list, locale] as const)))(
  'a card carries over to its page: %s with its %s (%s%s, %s)',
  async (kind, parts, list, record, locale) => {
    const page = list + record
    const names = parts.map((part) => `${part}-${kind}-${record.slice(1)}`)
    const cards = await namesOn(localPath(list, locale), 'data-transition-from')
    expect(cards).toEqual(expect.arrayContaining(names))
    expect(cards).toHaveLength(new Set(cards).size)
    const targets = await namesOn(localPath(page, locale), 'data-transition')
    expect(targets.toSorted()).toEqual(names)
    // A card of the page's own record would have the same name twice.
    const others = await namesOn(localPath(page, locale), 'data-transition-from')
    expect(others.filter((name) => names.includes(name))).toEqual([])
  },
)

import { beforeAll, describe, expect, it } from 'vitest'
import { readContent } from '#db/seed/read-content'
import { captionScene } from '#domain/content/caption-scene'
import type { Body } from '#domain/content/kinds'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const { rows } = readContent('db/content')
const recordsOf = <K extends 'gallery' | 'campaign' | 'video'>(kind: K, locale: Locale) =>
  rows
    .filter((row) => row.kind === kind && row.locale === locale)
    .map(({ slug, body }) => ({ slug, body: body as Body<K> }))

const mainOf = async (path: string) => {
  const html = await (await site.ask(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main'))
}
/** Things drawn in a piece of markup. */
const drawn = (html: string) =>
  [...html.matchAll(/<g data-m="(\w+)"/g)].map(([, tag = '']) => tag).toSorted()

describe.each(locales)('the albums (%s)', (locale) => {
  it('draw in each picture exactly the things that its caption names', async () => {
    const galleries = recordsOf('gallery', locale)
    expect(galleries).toHaveLength(6)
    for (const { slug, body } of galleries) {
      const main = await mainOf(routePath('photoGallery', locale, { slug }))
      expect(main).toContain({ ar: 'هذه رسوم توضيحية لا صور', en: 'not photographs' }[locale])
      for (const picture of body.pictures) {
        const [, plate = ''] = main.split(`id="${picture.slug}"`)
        const [figure = ''] = plate.split('</figure>')
        const tags = picture.scene?.tags ?? []
        expect(drawn(figure), picture.slug).toEqual(tags.toSorted())
        expect(figure).toContain(captionScene(tags, locale))
        expect(figure).toContain(picture.caption)
      }
    }
  })
})

describe.each([
  ['campaign', 'communication'],
  ['video', 'videoGallery'],
  ['video', 'youtube'],
] as const)('each %s of the page %s', (kind, route) => {
  it.each(locales)('has a scene and says what it shows (%s)', async (locale) => {
    const main = await mainOf(routePath(route, locale))
    const records = recordsOf(kind, locale)
    const tags = records.flatMap(({ body }) => body.scene?.tags ?? [])
    expect(records.length).toBeGreaterThan(4)
    expect(drawn(main)).toEqual(tags.toSorted())
    for (const { body } of records) {
      expect(main).toContain(captionScene(body.scene?.tags ?? [], locale))
    }
  })
})

it('the collection of galleries of the API names what each picture shows', async () => {
  const response = await site.ask('/api/v1/galleries/hospital-site-visit?lang=en')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Drawing: digger, tower crane and hard hat')
})

it('an empty list has a scene of its own kind', async () => {
  const empty = await mainOf('/en/framework-agreements?type=closed&status=joining')
  expect(empty).toContain('class="nothing"')
  expect(drawn(empty)).toEqual(['board', 'desk', 'tablet'])
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#domain/content/kinds'
import type { RecordChart } from '#domain/content/record-chart'
import { daysBetween, riyadhDate } from '#domain/dates/calendar'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { siteContent } from '../../support/content'
import { countMarks } from '../../support/count-marks'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const { rows } = siteContent()
const recordsOf = <K extends 'gallery' | 'campaign' | 'video'>(kind: K, locale: Locale) =>
  rows
    .filter((row) => row.kind === kind && row.locale === locale)
    .map(({ slug, title, startsAt, body }) => ({ slug, title, startsAt, body: body as Body<K> }))

const mainOf = async (path: string) => {
  const html = await (await site.ask(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main'))
}
const sumOf = (groups: readonly number[]) => groups.reduce((sum, count) => sum + count, 0)

function numbersOf(chart: RecordChart): { filled: number; total: number } | null {
  if (chart.type === 'units') return { filled: chart.filled ?? chart.total, total: chart.total }
  if (chart.type !== 'pictogram') return null
  const total = sumOf(chart.groups)
  return { filled: chart.filled ?? total, total }
}

describe.each(locales)('the albums (%s)', (locale) => {
  it('draw in each picture as many marks as its caption counts', async () => {
    const galleries = recordsOf('gallery', locale)
    expect(galleries).toHaveLength(6)
    let counted = 0
    for (const { slug, body } of galleries) {
      const main = await mainOf(routePath('photoGallery', locale, { slug }))
      expect(main).toContain({ ar: 'هذه رسوم توضيحية لا صور', en: 'not photographs' }[locale])
      for (const picture of body.pictures) {
        const [, plate = ''] = main.split(`id="${picture.slug}"`)
        const [figure = ''] = plate.split('</figure>')
        expect(figure).toContain(picture.caption)
        const numbers = numbersOf(picture.chart)
        if (!numbers) continue
        counted += 1
        expect(countMarks(figure), picture.slug).toEqual(numbers)
      }
    }
    expect(counted).toBeGreaterThan(24)
  })

  it('have their first picture as cover, with its fact', async () => {
    const main = await mainOf(routePath('photoGalleries', locale))
    for (const { body } of recordsOf('gallery', locale)) {
      const [, card = ''] = main.split(body.pictures[0]?.caption ?? 'no caption')
      expect(card).not.toBe('')
    }
  })
})

it.each(locales)('each campaign is led by the chart of its number (%s)', async (locale) => {
  const main = await mainOf(routePath('communication', locale))
  const campaigns = recordsOf('campaign', locale)
  expect(campaigns).toHaveLength(5)
  for (const { slug, startsAt, body } of campaigns) {
    const [, entry = ''] = main.split(`aria-labelledby="${slug}"`)
    const numbers = numbersOf(body.chart)
    if (numbers && 'shape' in body.chart && body.chart.shape === 'calendar') {
      // Its days up to today.
      const elapsed = daysBetween(riyadhDate(startsAt ?? 0), riyadhDate(Date.now())) + 1
      numbers.filled = Math.min(elapsed, numbers.total)
    }
    if (numbers) expect(countMarks(entry), slug).toEqual(numbers)
    else expect(entry).toContain('record-chart--before-after')
  }
})

it.each(locales)(
  'each video has a mark for every ten seconds, and a name for each chapter (%s)',
  async (locale) => {
    const main = await mainOf(routePath('videoGallery', locale))
    const videos = recordsOf('video', locale)
    expect(videos).toHaveLength(6)
    for (const { slug, body } of videos) {
      const [, card = ''] = main.split(`id="${slug}"`)
      const marks = Math.ceil(body.seconds / 10)
      expect(marks, slug).toBeLessThanOrEqual(50)
      expect(countMarks(card), slug).toEqual({ filled: marks, total: marks })
      for (const { title } of body.chapters) expect(card).toContain(title)
    }
  },
)

it('the collection of galleries of the API names the numbers of each picture', async () => {
  const response = await site.ask('/api/v1/galleries/hospital-site-visit?lang=en')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Passed inspection: 16. Being inspected: 8.')
})

it('an empty list has a scene of its own kind', async () => {
  const empty = await mainOf('/en/framework-agreements?type=closed&status=joining')
  expect(empty).toContain('class="nothing"')
  const drawn = [...empty.matchAll(/<g data-m="(\w+)"/g)].map(([, tag = '']) => tag).toSorted()
  expect(drawn).toEqual(['board', 'desk', 'tablet'])
})

import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { placeChart } from '#client/ui/record-charts/write-chart.ts'
import type { Block } from '#domain/content/block'
import { blocksText } from '#domain/content/plain-text'
import type { RecordChart } from '#domain/content/record-chart'
import { isKept } from '#domain/content/services/service-level'
import { createFormat } from '#domain/dates/format'
import type { WrittenChart } from '#domain/payloads/record-chart'
import type { Locale } from '#domain/site/locale'
import { createChartWriter } from '#worker/payloads/text/write-record-chart'
import { siteContent } from '../support/content'
import { type Charted, missingNumbers } from './chart-numbers'

const { rows } = siteContent()

function chartsOf(row: (typeof rows)[number]): Charted[] {
  const { kind, slug, locale, title, summary, body } = row
  const written = row.writtenIn ?? locale
  const {
    chart,
    figure,
    articles,
    pictures,
    body: blocks,
  } = body as {
    chart?: RecordChart
    figure?: string
    articles?: { slug: string; title: string; text: string[]; chart?: RecordChart }[]
    pictures?: { slug: string; chart: RecordChart; caption: string }[]
    body?: Block[]
  }
  const text = [title, summary, figure, blocks ? blocksText(blocks) : ''].join(' ')
  const inText = (blocks ?? []).flatMap((block) => (block.type === 'chart' ? [block.chart] : []))
  return [
    ...[...(chart ? [chart] : []), ...inText].map((one) => ({
      name: `${kind}/${slug}`,
      locale,
      written,
      chart: one,
      text,
      figure: figure ?? '',
    })),
    ...(pictures ?? []).map((picture) => ({
      name: `${kind}/${slug}/${picture.slug}`,
      locale,
      written,
      chart: picture.chart,
      text: picture.caption,
      figure: '',
    })),
    ...(articles ?? []).flatMap((article) =>
      article.chart
        ? [
            {
              name: `${kind}/${slug}/${article.slug}`,
              locale,
              written,
              chart: article.chart,
              text: [article.title, ...article.text].join(' '),
              figure: '',
            },
          ]
        : [],
    ),
  ]
}

function writtenOf({ chart, locale }: Charted): WrittenChart {
  const deps = { t: translators[locale], format: createFormat({ locale, digits: 'latn' }) }
  const written = createChartWriter([chart], deps)(chart)
  if (!written) throw new Error('not written')
  return written
}

/** Marks of each part by its name, in units. */
function partsOf(charted: Charted): Map<string, number> {
  const { shapes } = placeChart(writtenOf(charted).drawing, charted.locale === 'ar')
  const per = charted.chart.type === 'units' ? charted.chart.per : 1
  return new Map(
    shapes
      .filter(({ count }) => count !== undefined)
      .map(({ part, d }) => [part, (d.match(/M/g)?.length ?? 0) * per]),
  )
}

/** Entries of the key that name another number than that of the marks they show. */
function wrongEntries(charted: Charted): string[] {
  if (charted.chart.type !== 'units') return []
  const parts = partsOf(charted)
  return writtenOf(charted)
    .key.filter(({ sample, value }) => sample && parts.get(sample) !== toNumber(value))
    .map(({ label, value }) => `${label} ${value}`)
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''))

/** Every number that a chart shows or that is the difference of its two. */
function numbersOf(chart: RecordChart): number[] {
  switch (chart.type) {
    case 'units':
      return [chart.total, chart.filled ?? chart.total, chart.total - (chart.filled ?? chart.total)]
    case 'sparkline':
      return chart.values.map(({ value }) => value)
    default:
      return [chart.before, chart.after, Math.abs(chart.before - chart.after)]
  }
}

function unitsOf(chart: RecordChart): number[] {
  switch (chart.type) {
    case 'units':
      return [chart.filled ?? chart.total, chart.total - (chart.filled ?? chart.total)]
    case 'before-after':
      return [1, 1]
    case 'sparkline': {
      const kept = chart.values.filter(({ value }) => isKept(chart.aim, chart.target, value))
      return [kept.length, chart.values.length - kept.length]
    }
  }
}

const chartedKinds = ['story', 'news']

let charted: Charted[] = []
beforeAll(() => {
  charted = rows.filter(({ kind }) => [...chartedKinds, 'issue'].includes(kind)).flatMap(chartsOf)
})

describe('the charts of the content', () => {
  it('are in every story, in both languages', () => {
    const of = (kind: string, locale: Locale) =>
      new Set(
        charted
          .filter((one) => one.locale === locale && one.name.startsWith(`${kind}/`))
          .map(({ name }) => name),
      ).size
    const stories = rows.filter(({ kind, locale }) => kind === 'story' && locale === 'ar').length
    expect([of('story', 'ar'), of('story', 'en')]).toEqual([stories, stories])
  })

  it('draw one mark for each of their units', () => {
    const counted = charted.map(
      (one) => [one.name, [...partsOf(one).values()], unitsOf(one.chart)] as const,
    )
    const wrong = counted.filter(([, marks, units]) => marks.join() !== units.join())
    expect(wrong).toEqual([])
    expect(charted.length).toBeGreaterThan(50)
  })

  it('have keys whose numbers are those of the marks that they show', () => {
    const wrong = charted.map((one) => [one.name, one.locale, wrongEntries(one)] as const)
    expect(wrong.filter(([, , entries]) => entries.length > 0)).toEqual([])
  })

  it('show the large number of their story', () => {
    const stories = charted.filter(({ figure }) => figure !== '')
    expect(stories.length).toBeGreaterThan(15)
    const unseen = stories.filter(({ figure, chart }) => {
      const scale = figure.includes('ألف') ? 1000 : 1
      const numbers = figure.match(/\d[\d,]*/g) ?? []
      return !numbers.every((text) => numbersOf(chart).includes(toNumber(text) * scale))
    })
    expect(unseen.map(({ name, figure }) => [name, figure])).toEqual([])
  })

  it('fill the marks that their large number counts', () => {
    const filled = charted.flatMap(({ name, figure, chart }) =>
      chart.type === 'units' && figure !== '' ? [[name, figure, chart.filled ?? 0] as const] : [],
    )
    expect(filled.length).toBeGreaterThan(8)
    const wrong = filled.filter(([, figure, count]) => {
      const [text = ''] = figure.match(/\d[\d,]*/) ?? []
      return toNumber(text) * (figure.includes('ألف') ? 1000 : 1) !== count
    })
    expect(wrong).toEqual([])
  })

  it('show numbers that their own text has', () => {
    const unknown = charted.map((one) => [one.name, one.locale, missingNumbers(one)] as const)
    expect(unknown.filter(([, , missing]) => missing.length > 0)).toEqual([])
  })
})

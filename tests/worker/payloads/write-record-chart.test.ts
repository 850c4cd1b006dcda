import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { RecordChart } from '#domain/content/record-chart'
import { createFormat } from '#domain/dates/format'
import { type Locale, locales } from '#domain/site/locale'
import { createChartWriter } from '#worker/payloads/text/write-record-chart'

const labels = { filledLabel: 'Left', restLabel: 'Gone' }
const units: RecordChart = {
  type: 'units',
  total: 7400,
  filled: 5500,
  per: 100,
  unit: 'licences',
  ...labels,
}
const bars: RecordChart = { type: 'before-after', before: 9400, after: 2100, unit: 'riyals' }
const sparkline: RecordChart = {
  type: 'sparkline',
  aim: 'at-least',
  target: 80,
  unit: 'Settled at once',
  values: [78.4, 80.6, 83].map((value, at) => ({ period: `2026-0${at + 5}`, value })),
}

const depsOf = (locale: Locale, digits: 'latn' | 'arab' = 'latn') => ({
  t: translators[locale],
  format: createFormat({ locale, digits }),
})

function write(chart: RecordChart, locale: Locale, others: RecordChart[] = []) {
  const written = createChartWriter([chart, ...others], depsOf(locale))(chart)
  if (!written) throw new Error('not written')
  return written
}

describe.each(locales)('the sentence of a chart (%s)', (locale) => {
  it.each([
    ['units', units, ['74', '100', '5,500', '1,900']],
    ['bars', bars, ['9,400', '2,100']],
    ['a line', sparkline, ['80', '78.4', '80.6', '83']],
  ] as [string, RecordChart, string[]][])(
    'has its unit and every number: %s',
    (_, chart, numbers) => {
      const { label, note } = write(chart, locale)
      for (const number of numbers)
        expect(label).toMatch(new RegExp(`(?<![\\d,.])${number}(?!\\d|,\\d)`))
      expect(label).toContain(chart.unit)
      expect(note).toContain(chart.unit)
    },
  )

  it('names the value that missed its target, and no other', () => {
    const { key, label } = write(sparkline, locale)
    expect(key.map(({ sample }) => sample)).toEqual(['miss', 'filled', 'filled'])
    const [missed] = key
    expect(missed?.remark).toBe(translators[locale]('recordCharts.missed'))
    expect(label.split(missed?.remark ?? '')).toHaveLength(2)
  })
})

describe('charts of one page', () => {
  it('have one scale if they name the same unit', () => {
    const few: RecordChart = { ...units, total: 900, filled: 100 }
    const { drawing } = write(few, 'en', [units])
    expect(drawing).toMatchObject({ filled: 1, hollow: 8, extent: 74 })
    const small: RecordChart = { ...bars, before: 300, after: 100 }
    expect(write(small, 'en', [bars]).drawing).toMatchObject({ extent: 9400 })
  })

  it('keep their own scale beside another unit', () => {
    const suppliers: RecordChart = { ...units, total: 900, filled: 100, unit: 'suppliers' }
    expect(write(suppliers, 'en', [units]).drawing).toMatchObject({ extent: 9 })
  })

  it('have the digits of the settings in every text', () => {
    const written = createChartWriter([units], depsOf('ar', 'arab'))(units)
    const { label, note, key } = written ?? {}
    expect(JSON.stringify([label, note, key])).not.toMatch(/\d/)
  })
})

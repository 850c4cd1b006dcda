import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { MarksChart } from '#domain/datasets/chart'
import type { Row } from '#domain/datasets/rows'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import { requestsChart } from '#worker/pages/open/charts/requests'

type Count = number | null

/** The chart of months with requests answered in time and late, without a row for undefined. */
type Months = [inTime: Count | undefined, late?: Count][]

const chartOf = (...months: Months) => localChartOf('en', ...months)

function localChartOf(locale: Locale, ...months: Months): MarksChart {
  const rows = months.flatMap((counts, at) =>
    ['answered_in_time', 'answered_late'].flatMap((outcome, column): Row[] => {
      const requests = counts[column]
      if (requests === undefined) return []
      const month = `2026-${String(at + 1).padStart(2, '0')}`
      return [{ month, kind: 'ALL', outcome, requests, withheld: requests === null }]
    }),
  )
  const format = createFormat({ locale, digits: 'latn' })
  const chart = requestsChart(rows, {
    t: translators[locale],
    format,
    locale,
    today: '2026-11-25',
  })
  if (chart?.form !== 'marks') throw new Error('no chart of marks')
  return chart
}

const cellsOf = ({ table }: MarksChart) => table.rows.map(([, ...cells]) => cells)

describe('the chart of requests', () => {
  it('names withheld numbers in its table and leaves their months out of its finding', () => {
    const chart = chartOf([40, 10], [30, null], [null, 20], [50])
    expect(cellsOf(chart)).toEqual([
      ['40', '10'],
      ['30', 'withheld'],
      ['withheld', '20'],
      ['50', '0'],
    ])
    expect(chart.finding).toBe(
      'Answered within three working days: 90 of 100 requests, from January 2026 to April 2026',
    )
  })

  it.each([
    [1, 'من أصل طلب واحد'],
    [2, 'من أصل طلبين'],
    [7, 'من أصل 7 طلبات'],
    [25, 'من أصل 25 طلبًا'],
    [100, 'من أصل 100 طلب'],
    [2_044, 'من أصل 2,044 طلبًا'],
  ])('counts %i requests as Arabic does', (requests, words) => {
    const { finding } = localChartOf('ar', [requests, 0])
    expect(finding).toContain(`${words}، في يناير 2026`)
  })

  it('draws all known numbers, with their totals', () => {
    const chart = chartOf([40, 10], [30, null], [null, 20], [5, 0])
    expect(chart.groups.map(({ filled, missed }) => [filled, missed])).toEqual([
      [40, 10],
      [30, 0],
      [0, 20],
      [5, 0],
    ])
    expect([chart.filled.total, chart.missed?.total]).toEqual(['75', '30'])
  })

  it('ends drawing, totals and finding with the last month of which both numbers are known', () => {
    const chart = chartOf([40, 10], [30, 5], [60, null], [null, null])
    expect(chart.groups).toHaveLength(2)
    expect([chart.filled.total, chart.missed?.total]).toEqual(['70', '15'])
    expect(chart.finding).toContain('from January 2026 to February 2026')
    expect(chart.label).toContain('January 2026 to February 2026')
    expect(chart.table.rows).toHaveLength(4)
  })

  it('counts no late requests of a month that is not drawn', () => {
    const chart = chartOf([40, 10], [null, 7])
    expect([chart.groups.length, chart.missed?.total]).toEqual([1, '10'])
  })

  it('ends its drawing with the last month that has a known number if none is complete', () => {
    expect(chartOf([40, null], [null, 20], [null, null]).groups).toHaveLength(2)
  })

  it('claims no zero and finds nothing where every month has a withheld number', () => {
    const chart = chartOf([40, null], [30, null])
    expect([chart.filled.total, chart.missed?.total]).toEqual(['70', 'withheld'])
    expect(chart.label).toContain('answered on time 70, late withheld')
    expect(chart.finding).toBe('Requests answered each month')
  })
})

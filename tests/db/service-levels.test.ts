import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Body } from '#domain/content/kinds'
import { siteContent } from '../support/content'

const services = siteContent()
  .rows.filter(({ kind, locale }) => kind === 'service' && locale === 'en')
  .map(({ slug, body }) => ({ slug, levels: (body as Body<'service'>).levels }))

/** True if a result is short of its target; null where their units differ or have no better side. */
function isShort(target: string, measured: string | null): boolean | null {
  const wanted = Number.parseFloat(target)
  const reached = Number.parseFloat(measured ?? '')
  if (/%$/.test(target) && /%$/.test(measured ?? '')) return reached < wanted
  const areDays = [target, measured ?? ''].every((text) => /^[\d.]+ working days?$/.test(text))
  return areDays ? reached > wanted : null
}

it('a level is marked as missed where its result is short of its target, and nowhere else', () => {
  const measures = services.flatMap(({ slug, levels }) =>
    (levels?.measures ?? []).map((one) => ({
      slug,
      measure: one.measure,
      missed: one.missed,
      isShort: isShort(one.target, one.measured),
    })),
  )
  const compared = measures.filter((one) => one.isShort !== null)
  expect(compared.length).toBeGreaterThan(25)
  for (const { slug, measure, missed, isShort } of compared) {
    expect([slug, measure, missed]).toEqual([slug, measure, isShort])
  }
  expect(compared.filter(({ missed }) => missed)).not.toEqual([])
})

it('the share of replies in time is that of the dataset of requests, month by month', () => {
  const rows = readFileSync('db/samples/requests-and-replies.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string | number>)
  const requestsOf = (month: string, outcome: string) =>
    Number(
      rows.find((row) => row.month === month && row.kind === 'ALL' && row.outcome === outcome)
        ?.requests,
    )
  const level = siteContent().rows.find(
    ({ kind, slug }) => kind === 'service-level' && slug === 'reply-in-time',
  )
  if (!level) throw new Error('there is no such level')
  const { results } = level.body as Body<'service-level'>
  expect(results.length).toBeGreaterThan(3)
  for (const { month, value } of results) {
    const inTime = requestsOf(month, 'answered_in_time')
    const share = (100 * inTime) / (inTime + requestsOf(month, 'answered_late'))
    expect([month, share.toFixed(1)]).toEqual([month, value.toFixed(1)])
  }
})

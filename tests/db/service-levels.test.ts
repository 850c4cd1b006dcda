import { expect, it } from 'vitest'
import { readContent } from '#db/seed/read-content'
import type { Body } from '#domain/content/kinds'

const services = readContent('db/content')
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
      ...{ slug, measure: one.measure, missed: one.missed },
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

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { agreement } from '#domain/content/services/agreement'

const written = {
  category: 'technology',
  contractors: 3,
  value: 1_000_000,
  entities: 'جميع الجهات الحكومية',
  scope: ['تطوير التطبيقات'],
}

function refusal(type: string, start: string, end: string): string | undefined {
  const { issues } = v.safeParse(agreement, { ...written, term: { type, start, end } })
  return issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n')
}

describe('a framework agreement', () => {
  it.each([
    ['an open one of exactly four years', 'open', '2025-05-16', '2029-05-15'],
    ['an open one that begins on a leap day', 'open', '2024-02-29', '2028-02-28'],
    ['a closed one of exactly three years', 'closed', '2026-05-01', '2029-04-30'],
    ['a closed one of a day', 'closed', '2026-05-01', '2026-05-01'],
  ])('may be %s', (_, type, start, end) => {
    expect(refusal(type, start, end)).toBeUndefined()
  })

  it.each([
    ['open', '2025-05-16', '2029-05-16', 'An open agreement lasts at most 4 years'],
    ['open', '2024-02-29', '2028-02-29', 'An open agreement lasts at most 4 years'],
    ['closed', '2026-05-01', '2029-05-01', 'A closed agreement lasts at most 3 years'],
    ['closed', '2026-05-01', '2030-04-30', 'A closed agreement lasts at most 3 years'],
    ['open', '2026-05-01', '2026-04-30', 'Is before "start"'],
  ])('that is %s is refused from %s to %s, with the reason', (type, start, end, reason) => {
    expect(refusal(type, start, end)).toBe(`term.end: ${reason}`)
  })
})

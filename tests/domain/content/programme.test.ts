import { describe, expect, it } from 'vitest'
import { stageOf } from '#domain/content/services/programme'
import { isKept } from '#domain/content/services/service-level'

const days = { registration: '2026-11-29', first: '2026-12-06', last: '2026-12-17' }

describe('the stage of a programme', () => {
  it.each([
    ['2026-11-29', 'open'],
    ['2026-11-30', 'closed'],
    ['2026-12-05', 'closed'],
    ['2026-12-06', 'running'],
    ['2026-12-17', 'running'],
    ['2026-12-18', 'ended'],
  ])('on %s is "%s"', (today, stage) => {
    expect(stageOf(days, today)).toBe(stage)
  })
})

describe('a service level', () => {
  it('is kept by a value that reaches its target', () => {
    expect([isKept('at-least', 95, 95), isKept('at-least', 95, 94.9)]).toEqual([true, false])
    expect([isKept('at-most', 3, 3), isKept('at-most', 3, 3.1)]).toEqual([true, false])
  })
})

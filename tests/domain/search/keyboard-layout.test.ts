import { expect, it } from 'vitest'
import { switchLayout } from '#domain/search/propose-texts'

it.each([
  ['hglajvdhj', 'المشتريات'],
  ['Hguv,q 2026', 'العروض 2026'],
  ['hbjthrdm', 'الاتفاقية'],
  ['سعححمهثق', 'supplier'],
  ['2026', null],
  ['PDF ملف', null],
  ['', null],
])('%j on the other keyboard layout is %j', (typed, meant) => {
  expect(switchLayout(typed)).toBe(meant)
})

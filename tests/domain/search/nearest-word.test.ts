import { expect, it } from 'vitest'
import { findNearest } from '#domain/search/propose-texts'

const known = ['health', 'heat', 'newsletter', 'الالكتروني', 'القيمه'].map((word) => ({
  word,
  documents: word === 'heat' ? 1 : 5,
}))

it.each([
  ['heath', 'health'],
  ['newsleter', 'newsletter'],
  ['nwesleter', 'newsletter'],
  ['الالكتورني', 'الالكتروني'],
])('%s is near %s', (typed, word) => {
  expect(findNearest(typed, known)?.word).toBe(word)
})

it.each(['health', 'het', 'الفيله', 'news'])('%s is near no other word', (typed) => {
  expect(
    findNearest(
      typed,
      known.filter(({ word }) => word !== 'heat'),
    ),
  ).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { bucketSize, firstId, idRange, readBucket } from '#db/search/document-id'
import { hubTypes, resultTypes } from '#domain/search/types'
import { locales } from '#domain/site/locale'

const all = { type: null, year: null, knowledge: false }
const isIn = ({ from, to }: { from: number; to: number }, id: number) => from <= id && id <= to
const largestNumber = 2 ** 36 - 1

describe.each(locales.flatMap((locale) => resultTypes.map((type) => ({ locale, type }))))(
  'the id of a document (%o)',
  ({ locale, type }) => {
    const ids = [null, '1970-01-01', '1999-12-31', '2024-06-15', '2311-04-30'].map((date) =>
      firstId({ locale, type, date }),
    )

    it('has its language, type and year', () => {
      const [undated = 0, , , recent = 0] = ids
      for (const id of [recent, recent + largestNumber]) {
        expect(Number.isSafeInteger(id)).toBe(true)
        expect(readBucket(Math.floor(id / bucketSize))).toEqual({ locale, type, year: '2024' })
      }
      expect(readBucket(undated / bucketSize)).toMatchObject({ locale, type })
    })

    it('is in the ranges of its filters alone', () => {
      for (const id of ids) {
        for (const other of locales) {
          expect(isIn(idRange({ ...all, locale: other }), id)).toBe(other === locale)
        }
        for (const other of resultTypes) {
          expect(isIn(idRange({ ...all, locale, type: other }), id)).toBe(other === type)
        }
        const hub = idRange({ ...all, locale, knowledge: true })
        expect(isIn(hub, id)).toBe(hubTypes.includes(type))
      }
      const [, , , recent = 0] = ids
      const ofYear = (year: string) => idRange({ ...all, locale, type, year })
      const years = ['2023', '2024', '2025'].map((year) => isIn(ofYear(year), recent))
      expect(years).toEqual([false, true, false])
    })

    it('is smaller the newer the document is', () => {
      expect(ids.slice(1)).toEqual(ids.slice(1).toSorted((a, b) => b - a))
    })
  },
)

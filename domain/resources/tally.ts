import * as v from 'valibot'
import { count, described } from './described'

const tallyOf = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject({
    tally: described(v.nullable(schema), {
      ar: 'أعداد الصفحة ومعها ما أُرسل الآن؛ وقيمته null إن تعذّر حسابها.',
      en: 'Counts for the page, including this submission; null if they are unavailable.',
    }),
  })

/** Counts of the answers on the usefulness of a page. */
export const usefulnessTally = tallyOf(v.strictObject({ yes: count, no: count }))

/** Number and average of the ratings of a service. */
export const ratingTally = tallyOf(
  v.strictObject({ count, average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)) }),
)

/** A comment is counted once an editor has published it. */
export const commentTally = v.strictObject({
  tally: described(v.null(), {
    ar: 'قيمته null دائمًا: يُعدّ التعليق حين يُنشر.',
    en: 'Always null: a comment is counted once it is published.',
  }),
})

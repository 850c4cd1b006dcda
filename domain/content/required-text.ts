import * as v from 'valibot'

export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty('Text is missing'))

/** A text in both languages. */
export const bothTexts = v.strictObject({ ar: requiredText, en: requiredText })

import * as v from 'valibot'
import { type LocalisedText, locales } from '../site/locale'

/**
 * A schema with its description for the API's documentation, of which `jsonSchemaOf` takes one
 * language. The first example is also used in sample calls.
 */
export function described<const S extends v.GenericSchema>(
  schema: S,
  texts: LocalisedText,
  ...examples: v.InferOutput<S>[]
) {
  return v.pipe(schema, v.metadata({ texts, ...(examples.length > 0 && { examples }) }))
}

export const plainText = v.string()
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** `YYYY-MM-DD`. */
export const isoDate = v.pipe(v.string(), v.isoDate())
/** A UTC instant, `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
export const url = v.pipe(v.string(), v.url())
export const language = v.picklist(locales)
/** The identifier of a record: lower-case words joined by hyphens. */
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120))

export const amount = v.strictObject({
  amount: v.pipe(v.number(), v.minValue(0)),
  currency: v.literal('SAR'),
})

export const riyals = (value: number): v.InferOutput<typeof amount> => ({
  amount: value,
  currency: 'SAR',
})

export const dated = v.strictObject({ date: isoDate, note: plainText })

/** Running text without marks. */
export const bodyText = described(plainText, {
  ar: 'النص بلا تنسيق، فقرة في كل سطر.',
  en: 'Plain text, one paragraph per line.',
})

/** Fields of every resource. */
export const commonFields = {
  id: described(id, {
    ar: 'معرّف السجل: ثابت، وهو نفسه في اللغتين.',
    en: 'Stable identifier of the record, the same in both languages.',
  }),
  lang: described(
    language,
    { ar: 'لغة النصوص في هذه الاستجابة.', en: 'Language of the texts in this response.' },
    'ar',
  ),
  untranslated: described(
    v.boolean(),
    {
      ar: 'صحيح إن تُرجم العنوان والملخص وحدهما وبقي المتن باللغة الأخرى.',
      en: 'True if only the title and summary are translated and the rest is in the other language.',
    },
    false,
  ),
  title: described(plainText, { ar: 'العنوان أو الاسم.', en: 'Title or name.' }),
  summary: described(v.nullable(plainText), {
    ar: 'ملخص في جملة أو جملتين.',
    en: 'A summary of one or two sentences.',
  }),
  url: described(url, {
    ar: 'صفحة السجل في الموقع.',
    en: 'URL of the record’s page on the site.',
  }),
  updatedAt: described(
    instant,
    {
      ar: 'يوم آخر تعديل: بداية اليوم في الرياض، مكتوبةً بالتوقيت العالمي.',
      en: 'Day of the last edit, given as its start in Riyadh time, expressed in UTC.',
    },
    '2026-11-22T21:00:00.000Z',
  ),
  sample: described(
    v.boolean(),
    {
      ar: 'صحيح إن كانت بيانات السجل توضيحية لا حقيقية.',
      en: 'True if the record is illustrative data, not real information.',
    },
    true,
  ),
}

export type CommonFields = {
  [N in keyof typeof commonFields]: v.InferOutput<(typeof commonFields)[N]>
}

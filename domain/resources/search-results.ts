import * as v from 'valibot'
import { resultTypes } from '../search/types'
import { count, described, id, isoDate, language, plainText, url } from './described'

const item = v.strictObject({
  type: described(
    v.picklist(resultTypes),
    { ar: 'نوع النتيجة.', en: 'What the result is.' },
    'agreement',
  ),
  id: described(v.nullable(id), {
    ar: 'معرّف السجل؛ null لصفحة ليست سجلًا.',
    en: 'Identifier of the record; null for a page that is none.',
  }),
  lang: described(language, { ar: 'لغة النتيجة.', en: 'Language of the result.' }, 'ar'),
  title: described(plainText, { ar: 'العنوان.', en: 'Title.' }),
  summary: described(plainText, { ar: 'الملخص.', en: 'Summary.' }),
  url: described(url, { ar: 'صفحتها في الموقع.', en: 'Its page on the site.' }),
  date: described(v.nullable(isoDate), {
    ar: 'تاريخها؛ null إن لم يكن لها تاريخ.',
    en: 'Its date; null if it has none.',
  }),
})

/** A page of the results of a search. */
export const searchResultsSchema = v.strictObject({
  query: described(plainText, {
    ar: 'ما بُحث عنه، بعد تصحيحه إن صُحّح.',
    en: 'What was searched for, corrected if it was misspelt.',
  }),
  corrected: described(v.boolean(), {
    ar: 'صحيح إن بُحث عن غير ما أُرسل لأن فيه خطأ.',
    en: 'True if another text than the one sent was searched for, because it was misspelt.',
  }),
  total: described(count, { ar: 'عدد النتائج.', en: 'Number of results.' }, 12),
  items: described(v.array(item), {
    ar: 'النتائج، الأقرب إلى المطلوب أولًا أو الأحدث.',
    en: 'Results, the most relevant or the newest first.',
  }),
  next: described(v.nullable(plainText), {
    ar: 'قيمة cursor للصفحة التالية؛ وقيمتها null في الصفحة الأخيرة.',
    en: 'Cursor of the next page; null on the last page.',
  }),
  previous: described(v.nullable(plainText), {
    ar: 'قيمة cursor للصفحة السابقة؛ وقيمتها null في الصفحة الأولى.',
    en: 'Cursor of the previous page; null on the first page.',
  }),
})

export type SearchResource = v.InferOutput<typeof searchResultsSchema>

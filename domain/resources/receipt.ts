import * as v from 'valibot'
import { described, text } from './described'

/** Fields that identify a request. */
export const requestFields = {
  reference: described(
    text,
    { ar: 'الرقم المرجعي.', en: 'The reference number.' },
    'INFO-0000000000',
  ),
  kind: described(text, { ar: 'رمز نوع الطلب.', en: 'The code of the kind of request.' }, 'INFO'),
}

/** The answer to a form that a program has sent. */
export const receiptSchema = v.strictObject({
  ...requestFields,
  receipt: described(v.pipe(v.string(), v.url()), {
    ar: 'عنوان إيصال يُقرأ في متصفح، صالح يومًا.',
    en: 'The address of a receipt to read in a browser, valid for a day.',
  }),
})

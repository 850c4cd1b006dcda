import * as v from 'valibot'
import { described, plainText } from './described'

/** Fields that identify a request. */
export const requestFields = {
  reference: described(
    plainText,
    { ar: 'الرقم المرجعي.', en: 'Reference number.' },
    'INFO-0000000000',
  ),
  kind: described(plainText, { ar: 'رمز نوع الطلب.', en: 'Code of the request type.' }, 'INFO'),
}

/** The response to a form submission. */
export const receiptSchema = v.strictObject({
  ...requestFields,
  receipt: described(v.pipe(v.string(), v.url()), {
    ar: 'عنوان إيصال يُقرأ في متصفح، صالح يومًا.',
    en: 'URL of a receipt page for the browser, valid for one day.',
  }),
})

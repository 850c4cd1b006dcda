import * as v from 'valibot'
import { locales } from '../site/locale'
import { amendmentKinds } from '../tickets/amendments'
import { statuses } from '../tickets/status'
import { count, described, instant, isoDate, plainText } from './described'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]*$/))

const parameters = v.strictObject({
  algorithm: described(v.literal('PBKDF2/SHA-256'), {
    ar: 'خوارزمية اشتقاق المفتاح.',
    en: 'Key derivation algorithm.',
  }),
  cost: described(count, { ar: 'عدد الدورات.', en: 'Number of iterations.' }),
  keyLength: described(count, {
    ar: 'طول المفتاح المشتق بالبايت.',
    en: 'Length of the derived key in bytes.',
  }),
  keyPrefix: described(hex, {
    ar: 'بداية المفتاح المطلوبة، بالنظام الست عشري.',
    en: 'Required prefix of the derived key, in hexadecimal.',
  }),
  nonce: described(hex, {
    ar: 'تُشتق المفاتيح من هذه البايتات متبوعةً بالعدّاد (32 بت، الأعلى أولًا).',
    en: 'Keys are derived from these bytes, followed by the counter (32 bits, big-endian).',
  }),
  salt: described(hex, {
    ar: 'ملح الاشتقاق، بالنظام الست عشري.',
    en: 'Salt of the key derivation, in hexadecimal.',
  }),
  expiresAt: described(count, {
    ar: 'وقت انتهائه، بثواني يونكس.',
    en: 'Expiry time, in Unix seconds.',
  }),
  data: described(v.strictObject({ action: plainText }), {
    ar: 'العملية التي وُقّع لها.',
    en: 'The write endpoint the challenge is signed for.',
  }),
})

/** A challenge for one write of a program (ALTCHA, proof of work version 2). */
export const challengeSchema = v.strictObject({
  for: described(plainText, {
    ar: 'العملية التي طُلب لها.',
    en: 'The write endpoint the challenge was requested for.',
  }),
  challenge: described(v.strictObject({ parameters, signature: hex }), {
    ar: 'الاختبار بصيغة ALTCHA. حلّه أول عدّاد يبدأ مفتاحه المشتق بقيمة keyPrefix.',
    en: 'The challenge in ALTCHA format. The solution is the first counter whose derived key begins with keyPrefix.',
  }),
})

const requestFields = {
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

const status = v.picklist(statuses)

/** A step in the handling of a request. */
const step = v.strictObject({
  status: described(status, { ar: 'الحالة بعد هذه الخطوة.', en: 'Status after this step.' }),
  at: described(
    instant,
    { ar: 'وقت تغيّر الحالة.', en: 'Time of the status change.' },
    '2026-11-22T08:15:00.000Z',
  ),
  note: described(v.nullable(plainText), {
    ar: 'ملاحظة للمرسل؛ وقيمتها null إن لم توجد.',
    en: 'Note to the sender; null if there is none.',
  }),
  noteLanguage: described(
    v.nullable(v.picklist(locales)),
    {
      ar: 'لغة الملاحظة: لغة الطلب إن كُتبت بها، وإلا فاللغة الأخرى.',
      en: 'Language of the note: the requested language if available, otherwise the other.',
    },
    'ar',
  ),
  amendment: described(
    v.nullable(v.picklist(amendmentKinds)),
    {
      ar: 'قيمته null لتغيّر الحالة؛ وإلا فهو إضافة إلى الرد أو تصحيح له بعد إرساله، ولا تتغيّر به الحالة.',
      en: 'Null for a change of status; otherwise the answer was supplemented or corrected after it was sent, which changes no status.',
    },
    'correction',
  ),
  replaced: described(v.boolean(), {
    ar: 'صحيح إن حلّ تصحيح لاحق محل هذه الملاحظة.',
    en: 'True if a later correction took the place of this note.',
  }),
})

/** The status of a request, for its sender. */
export const inquirySchema = v.strictObject({
  ...requestFields,
  status: described(status, { ar: 'حالة الطلب الآن.', en: 'Current status.' }, 'in_review'),
  overdue: described(v.boolean(), {
    ar: 'صحيح إن مضى موعد الرد ولم يُرد.',
    en: 'True if the reply deadline has passed without a reply.',
  }),
  submittedAt: described(instant, { ar: 'وقت الإرسال.', en: 'Time of submission.' }),
  updatedAt: described(instant, { ar: 'وقت آخر تغيير.', en: 'Time of the last change.' }),
  dueOn: described(v.nullable(isoDate), {
    ar: 'آخر يوم للرد؛ وقيمته null إن لم يكن الرد منتظرًا.',
    en: 'Reply deadline; null when no reply is pending.',
  }),
  duplicateOf: described(
    v.nullable(plainText),
    {
      ar: 'رقم الطلب السابق الذي يكرره هذا الطلب؛ وقيمته null لغير المكرر.',
      en: 'The reference of the earlier request that this one repeats; null unless it is a duplicate.',
    },
    'INFO-1234567890',
  ),
  timeline: described(v.array(step), {
    ar: 'تاريخ حالات الطلب، الأقدم أولًا.',
    en: 'Status history, oldest first.',
  }),
  page: described(v.pipe(v.string(), v.url()), {
    ar: 'صفحة الطلب في المتصفح، صالحة نصف ساعة.',
    en: 'URL of the request’s page for the browser, valid for 30 minutes.',
  }),
})

export type InquiryResource = v.InferOutput<typeof inquirySchema>

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

import * as v from 'valibot'
import { locales } from '../site/locale'
import { statuses } from '../tickets/status'
import { described, instant, isoDate, plainText } from './described'
import { requestFields } from './receipt'

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
      en: 'The language of the note: the one asked for if it was written in it, else the other.',
    },
    'ar',
  ),
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

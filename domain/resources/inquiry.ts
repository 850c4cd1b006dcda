import * as v from 'valibot'
import { statuses } from '../tickets/status'
import { day, described, instant, text } from './described'
import { requestFields } from './receipt'

const status = v.picklist(statuses)

/** A step in the handling of a request. */
const step = v.strictObject({
  status: described(status, { ar: 'الحالة التي صار إليها.', en: 'The status it moved to.' }),
  at: described(instant, { ar: 'وقت الانتقال.', en: 'When it moved.' }, '2026-11-22T08:15:00.000Z'),
  note: described(v.nullable(text), {
    ar: 'ملاحظة للمرسل إن وُجدت.',
    en: 'A note to the sender, if there is one.',
  }),
})

/** The status of a request, for its sender. */
export const inquirySchema = v.strictObject({
  ...requestFields,
  status: described(status, { ar: 'حالته الآن.', en: 'Its status now.' }, 'in_review'),
  overdue: described(v.boolean(), {
    ar: 'صحيح إن مضى موعد الرد ولم يُرد.',
    en: 'True if the reply is late.',
  }),
  submittedAt: described(instant, { ar: 'وقت الإرسال.', en: 'When it was sent.' }),
  updatedAt: described(instant, { ar: 'وقت آخر تغيير.', en: 'When it last changed.' }),
  dueOn: described(v.nullable(day), {
    ar: 'آخر يوم للرد؛ وقيمته null حين لا يُنتظر رد.',
    en: 'The last day for a reply; null while none is due.',
  }),
  timeline: described(v.array(step), {
    ar: 'ما مرّ به الطلب، من أوله.',
    en: 'What has happened to it, the first step first.',
  }),
  page: described(v.pipe(v.string(), v.url()), {
    ar: 'صفحة الطلب في المتصفح، صالحة نصف ساعة.',
    en: 'Its page for a browser, valid for half an hour.',
  }),
})

export type Inquiry = v.InferOutput<typeof inquirySchema>

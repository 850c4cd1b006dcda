import type { Field } from '#domain/forms/field'
import type { Lists } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import type { Locale, LocalisedText } from '#domain/site/locale'
import { type FormPath, formOperations, isFormPath, type PostPath } from './operations'

/** A body as it is sent: its fields without the solved challenge. */
type SampleBody = Record<string, string | number | string[]>

const person = { ar: 'مرسل تجريبي', en: 'Sample Sender' }
const email = { ar: 'sample@example.com', en: 'sample@example.com' }

/** Texts of the fields of forms; a field with a list has the first value of it. */
const fieldSamples: Record<string, LocalisedText> = {
  fullName: person,
  contactName: person,
  email,
  message: {
    ar: 'أي اتفاقية تغطي صيانة المصاعد؟',
    en: 'Which agreement covers lift maintenance?',
  },
  requestDetails: {
    ar: 'أعداد الطلبات بحسب المنطقة والشهر في آخر سنتين.',
    en: 'Requests by region and month for the last two years.',
  },
  orgName: { ar: 'جهة تجريبية', en: 'Sample Entity' },
  phone: { ar: '+966500000000', en: '+966500000000' },
  eventName: { ar: 'ملتقى تجريبي', en: 'Sample Forum' },
  eventDate: { ar: '2030-03-05', en: '2030-03-05' },
  eventDescription: {
    ar: 'جلسة نقاش في كفاءة الإنفاق.',
    en: 'A panel on expenditure efficiency.',
  },
}

const comments = {
  ar: 'أعددنا من أيام العمل حاسبة للمواعيد.',
  en: 'We used the working days to build a deadline calculator.',
}

const otherBodies: Record<Exclude<PostPath, FormPath>, (locale: Locale) => SampleBody> = {
  feedback: () => ({ page: '/faq', answer: 'yes', reasons: ['helpful'] }),
  ratings: () => ({ page: '/services/e-marketplace', score: 5 }),
  comments: (locale) => ({
    page: '/open-data/working-days',
    comment: comments[locale],
    link: 'https://example.com/',
  }),
  inquiries: (locale) => ({ ticketNumber: 'INFO-0000000000', email: email[locale] }),
}

/** A body that a write accepts, with its required fields and without the solved challenge. */
export function sampleBody(path: PostPath, lists: Lists, locale: Locale): SampleBody {
  if (!isFormPath(path)) return otherBodies[path](locale)
  const fields: [string, Field][] = Object.entries(forms[formOperations[path]].fields)
  const required = fields.filter(([, { isOptional }]) => !isOptional)
  return Object.fromEntries(
    required.map(([name, { list }]) => [
      name,
      (list && lists[list]?.[0]) ?? fieldSamples[name]?.[locale] ?? '',
    ]),
  )
}

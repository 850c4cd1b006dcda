import { translators } from '#client/translators.ts'
import { commentBounds, longestLink } from '#domain/feedback/comments'
import { feedbackReasons } from '#domain/forms/feedback-reasons'
import type { Field } from '#domain/forms/field'
import { fileFields, type Lists } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { scores } from '#domain/forms/score'
import type { Locale, LocalisedText } from '#domain/site/locale'
import type { Json } from './json-schema'
import {
  type FormPath,
  formOperations,
  isFormPath,
  isPagePath,
  type PageOperation,
  type PagePath,
  type PostPath,
  pageOperations,
} from './operations'
import { writeTexts } from './texts'

/** Fields by name, and the names of those that must be sent. */
interface Fields {
  required: string[]
  properties: Json
}

interface Check {
  kind: string
  type: string
  requirement?: unknown
}

/** Validators that the control, the list or the bounds of a field say, or that hold for every text. */
const documented = [
  'check',
  'non_empty',
  'max_length',
  'max_bytes',
  'rfc_email',
  'regex',
  'min_graphemes',
  'max_graphemes',
]

/** The validators of a field; throws for one that nothing in its description stands for. */
function checksOf({ schema, label }: Field): Check[] {
  const pipe = 'pipe' in schema ? (schema.pipe as Check[]) : []
  const checks = pipe.filter(({ kind }) => kind === 'validation')
  const unknown = checks.find(({ type }) => !documented.includes(type))
  if (unknown)
    throw new Error(`the API does not document the validator ${unknown.type} of ${label}`)
  return checks
}

/** Bounds of a line or message in graphemes; null for other fields. */
function boundsOf(field: Field): { min: number; max: number } | null {
  const checks = checksOf(field)
  const [min, max] = ['min_graphemes', 'max_graphemes'].map((type) =>
    Number(checks.find((check) => check.type === type)?.requirement ?? 0),
  )
  return min && max ? { min, max } : null
}

/** Label, hint and rules of a field, each a sentence. */
function descriptionOf(field: Field, locale: Locale): string {
  const t = translators[locale]
  const hint = field.hint && t(field.hint)
  const bounds = boundsOf(field)
  const isInHint = bounds && hint?.includes(bounds.max.toLocaleString('en'))
  const rules = [
    hint,
    bounds && !isInHint && writeTexts.bounds[locale](bounds.min, bounds.max),
    field.notBefore && writeTexts.future[locale],
  ]
  return [`${t(field.label)}.`, ...rules.filter(Boolean)].join(' ')
}

/** A field of a form as JSON Schema; throws for a validator that nothing in it stands for. */
export function fieldJson(field: Field, lists: Lists, locale: Locale): Json {
  const { control, maxLength, list } = field
  const description = descriptionOf(field, locale)
  if (control === 'files') {
    return { description, type: 'array', items: { type: 'string', format: 'binary' } }
  }
  const formats: Partial<Record<Field['control'], string>> = { email: 'email', date: 'date' }
  const format = formats[control]
  const bounds = boundsOf(field)
  const values = list && lists[list]
  return {
    description,
    type: 'string',
    ...(format && { format }),
    ...(bounds && { minLength: bounds.min }),
    ...(maxLength && { maxLength }),
    ...(values && values.length > 0 && { enum: values }),
  }
}

function formFields(path: FormPath, lists: Lists, locale: Locale): Fields {
  const entries: [string, Field][] = Object.entries(forms[formOperations[path]].fields)
  return {
    required: entries.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, fieldJson(field, lists, locale)]),
    ),
  }
}

function inquiryFields(locale: Locale): Fields {
  const { ticketNumber, email } = writeTexts.inquiryFields
  return {
    required: ['ticketNumber', 'email'],
    properties: {
      ticketNumber: { type: 'string', maxLength: 120, description: ticketNumber[locale] },
      email: { type: 'string', format: 'email', maxLength: 254, description: email[locale] },
    },
  }
}

const pageFields: Record<PageOperation, (locale: Locale) => Json> = {
  feedback: (locale) => ({
    answer: { type: 'string', enum: ['yes', 'no'], description: writeTexts.answer[locale] },
    reasons: {
      type: 'array',
      items: { type: 'string', enum: [...feedbackReasons.yes, ...feedbackReasons.no] },
      description: writeTexts.reasons[locale],
    },
  }),
  rating: (locale) => ({
    score: { type: 'integer', enum: scores, description: writeTexts.score[locale] },
  }),
  comment: (locale) => ({
    comment: {
      type: 'string',
      minLength: commentBounds.min,
      maxLength: commentBounds.max,
      description: writeTexts.comment[locale],
    },
    link: {
      type: 'string',
      format: 'uri',
      maxLength: longestLink,
      description: writeTexts.link[locale],
    },
  }),
}

const optionalFields: readonly string[] = ['reasons', 'link']

function fieldsAboutPage(path: PagePath, lists: Lists, locale: Locale): Fields {
  const own = pageFields[pageOperations[path]](locale)
  const { page } = sampleBody(path, lists, locale)
  return {
    required: ['page', ...Object.keys(own).filter((field) => !optionalFields.includes(field))],
    properties: {
      page: { type: 'string', description: writeTexts.page[locale], examples: [page] },
      ...own,
    },
  }
}

function bodyFields(path: PostPath, lists: Lists, locale: Locale): Fields {
  if (isFormPath(path)) return formFields(path, lists, locale)
  return isPagePath(path) ? fieldsAboutPage(path, lists, locale) : inquiryFields(locale)
}

/** The start of a solved challenge, which is too long to be shown. */
const sampleSolution = 'eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6…'

/** The media types that a write takes; files are sent in the first of them. */
export function requestContent(path: PostPath, lists: Lists, locale: Locale): Json {
  const { required, properties } = bodyFields(path, lists, locale)
  const needsChallenge = isFormPath(path) || isPagePath(path)
  const altcha = { type: 'string', description: writeTexts.altcha[locale] }
  const contentOf = (own: Json) => ({
    schema: {
      type: 'object',
      additionalProperties: false,
      required: needsChallenge ? [...required, 'altcha'] : required,
      properties: { ...own, ...(needsChallenge && { altcha }) },
    },
    example: {
      ...sampleBody(path, lists, locale),
      ...(needsChallenge && { altcha: sampleSolution }),
    },
  })
  const files = isFormPath(path) ? fileFields(forms[formOperations[path]]) : []
  const inJson = Object.entries(properties).filter(([name]) => !files.includes(name))
  return {
    ...(files.length > 0 && { 'multipart/form-data': contentOf(properties) }),
    'application/json': contentOf(Object.fromEntries(inJson)),
  }
}

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
function sampleBody(path: PostPath, lists: Lists, locale: Locale): SampleBody {
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

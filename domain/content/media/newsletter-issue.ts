import * as v from 'valibot'
import { month, pathWithoutLanguage, slug } from '../fields'
import { requiredText } from '../required-text'

/** Interests of which a reader of the newsletter chooses one (choice list `newsletter-interests`). */
export const newsletterInterests = [
  'agreements',
  'knowledge',
  'training',
  'open-data',
  'news',
] as const

export type NewsletterInterest = (typeof newsletterInterests)[number]

export function isNewsletterInterest(value: unknown): value is NewsletterInterest {
  return newsletterInterests.some((one) => one === value)
}

/** Kinds of records that an item may lead to. */
export const issueRecordKinds = [
  'news',
  'story',
  'agreement',
  'book',
  'programme',
  'dataset',
  'service',
] as const

/** Whom an item is for; empty for all. */
const interests = v.optional(v.array(v.picklist(newsletterInterests)), [])

/** A record of the site, whose title and summary are shown. */
const recordItem = <const K extends (typeof issueRecordKinds)[number]>(kind: K) =>
  v.strictObject({ type: v.literal(kind), record: slug, interests })

const item = v.variant('type', [
  recordItem('news'),
  recordItem('story'),
  recordItem('agreement'),
  recordItem('book'),
  recordItem('programme'),
  recordItem('dataset'),
  recordItem('service'),
  v.strictObject({
    type: v.literal('text'),
    title: requiredText,
    text: requiredText,
    /** A page of this site. */
    href: v.optional(pathWithoutLanguage),
    interests,
  }),
])

export type NewsletterItem = v.InferOutput<typeof item>

/** A monthly issue of the newsletter; its summary is the line below the title. */
export const newsletterIssue = v.strictObject({
  month,
  introduction: requiredText,
  items: v.pipe(
    v.array(item),
    v.minLength(1),
    v.maxLength(20),
    v.check(
      (items) => items.some((one) => one.interests.length === 0),
      'At least one item must be for all readers',
    ),
  ),
})

import type { DateText } from '../dates/date-text'
import type { Paging } from '../site/paging'
import type { ContactChannels } from './channels'
import type { Option } from './forms'
import type { ReplyDay } from './institution'
import type { TextPart } from './text-part'

export interface FaqPayload {
  modified: DateText
  lead: string
  /** All categories with their numbers of questions. */
  filters: { slug: string; title: string; count: number }[]
  /** Selected category, or null. */
  chosen: string | null
  paging: Paging
  categories: {
    slug: string
    title: string
    /** Number of questions on all pages. */
    count: number
    /** The shown questions with their answers as HTML. */
    questions: string
  }[]
}

export interface ArticlePayload {
  modified: DateText
  slug: string
  title: string
  lead: string
  /** Version and effective date of a policy; null for other articles. */
  version: { number: string; effective: DateText } | null
  readingMinutes: number
  contents: { id: string; title: string }[]
  body: TextPart[]
  history: { date: DateText; note: string }[]
  /** Published answers by outcome; only of the freedom of information policy. */
  answers?: { outcome: string; count: number }[]
}

export interface ContactPayload {
  modified: DateText
  lead: string
  kinds: Option[]
  topics: Option[]
  channels: ContactChannels
  /** Calendar of the reply to a ticket submitted today. */
  reply: ReplyDay[]
}

export interface InquiryPayload {
  modified: DateText
  lead: string
  /** Kinds of request that can be looked up, by the prefix of their references. */
  prefixes: { prefix: string; kind: string }[]
  channels: ContactChannels
}

export interface SiteMapPayload {
  modified: DateText
  groups: {
    key: string
    title: string
    pages: {
      title: string
      path: string
      text: string
      /** Parts of the page by letter; null without any. */
      byLetter: { title: string; letters: string[] } | null
      /** Pages below it, collapsed; null without any. */
      records: { title: string; links: { title: string; path: string }[] } | null
    }[]
  }[]
}

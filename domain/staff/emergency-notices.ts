import { dayMs, readLocalTime } from '../dates/calendar'
import { type NoticeLevel, noticeLevels } from '../site/emergency-notice'
import { type Locale, type LocalisedText, splitPath } from '../site/locale'
import { fillPath, matchRoute } from '../site/routes'
import { cleanLine, cleanText } from '../text/clean-text'

export const noticeStatuses = ['draft', 'published', 'ended'] as const

const textFields = ['titleAr', 'titleEn', 'textAr', 'textEn'] as const
type NoticeText = (typeof textFields)[number]
export const noticeFields = ['level', ...textFields, 'path', 'link', 'from', 'until'] as const
export type NoticeField = (typeof noticeFields)[number]
/** A notice as it is typed; times are `YYYY-MM-DDTHH:MM` in Riyadh, as browsers send them. */
export type TypedNotice = Record<NoticeField, string>

/** Characters of the texts; a notice lasts at most `days`. */
export const noticeLimits = { least: 3, title: 90, text: 400, days: 90 }

type NoticeIssue =
  | 'level'
  | 'title'
  | 'text'
  | 'arabic'
  | 'english'
  | 'path'
  | 'link'
  | 'time'
  | 'order'
  | 'over'
  | 'tooLong'
export type NoticeIssues = Partial<Record<NoticeField, NoticeIssue>>

export interface NoticeDraft extends Record<NoticeText, string> {
  level: NoticeLevel
  path: string | null
  link: string | null
  /** Epoch ms; null: from its publication. */
  startsAt: number | null
  endsAt: number
}

const scripts: Record<Locale, RegExp> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u }

function textIssue(name: NoticeText, text: string): NoticeIssue | null {
  const part = name.startsWith('title') ? 'title' : 'text'
  if (text.length < noticeLimits.least || text.length > noticeLimits[part]) return part
  const locale = name.endsWith('Ar') ? 'ar' : 'en'
  return scripts[locale].test(text) ? null : locale === 'ar' ? 'arabic' : 'english'
}

/** Path without language prefix of a page of this site, typed as a path or copied as an address. */
function readPath(typed: string): string | null {
  const { pathname } = URL.parse(typed, 'https://site.invalid') ?? {}
  const path = splitPath(pathname?.replace(/(?<=.)\/+$/, '') ?? '').path
  const match = pathname ? matchRoute(path) : null
  return match && fillPath(match.name, match.params)
}

/** A page of this site, or an https address as typed; null for anything else. */
function readLink(typed: string): string | null {
  if (typed.startsWith('/')) return readPath(typed)
  const url = URL.parse(typed)
  return url?.protocol === 'https:' && url.hostname.includes('.') ? url.href : null
}

function findTimeIssues(typed: TypedNotice, now: number): NoticeIssues {
  const from = typed.from === '' ? now : readLocalTime(typed.from)
  const until = readLocalTime(typed.until)
  const issues: NoticeIssues = {}
  if (Number.isNaN(from)) issues.from = 'time'
  if (Number.isNaN(until)) issues.until = 'time'
  else if (until <= now) issues.until = 'over'
  else if (until <= from) issues.until = 'order'
  else if (until - from > noticeLimits.days * dayMs) issues.until = 'tooLong'
  return issues
}

type NoticeRead = { typed: TypedNotice; issues: NoticeIssues } & (
  | { draft: NoticeDraft }
  | { draft: null }
)

/** Reads the fields of the form, cleaned; `draft` is null if one has an issue. `now` is epoch ms. */
export function readNotice(textOf: (name: NoticeField) => string, now: number): NoticeRead {
  const typed = Object.fromEntries(
    noticeFields.map((name) => [
      name,
      (name.startsWith('text') ? cleanText : cleanLine)(textOf(name)),
    ]),
  ) as TypedNotice
  const level = noticeLevels.find((one) => one === typed.level)
  const issues = findTimeIssues(typed, now)
  if (!level) issues.level = 'level'
  for (const name of textFields) {
    const issue = textIssue(name, typed[name])
    if (issue) issues[name] = issue
  }
  const path = typed.path === '' ? null : readPath(typed.path)
  if (typed.path !== '' && path === null) issues.path = 'path'
  const link = typed.link === '' ? null : readLink(typed.link)
  if (typed.link !== '' && link === null) issues.link = 'link'
  if (!level || Object.keys(issues).length > 0) return { typed, issues, draft: null }
  const { titleAr, titleEn, textAr, textEn } = typed
  const startsAt = typed.from === '' ? null : readLocalTime(typed.from)
  const endsAt = readLocalTime(typed.until)
  const draft = { level, titleAr, titleEn, textAr, textEn, path, link, startsAt, endsAt }
  return { typed, issues, draft }
}

/** A notice as the desk lists it. */
export interface NoticeCard {
  id: string
  /** Instant of the last change (epoch ms), which forms send back. */
  version: number
  level: NoticeLevel
  title: LocalisedText
  text: LocalisedText
  /** A path of this site without language prefix, or an https address. */
  link: string | null
  path: string | null
  /** Day and time; null: from its publication. */
  from: string | null
  until: string
  /** Null for a draft: of a published one, whether pages show it already. */
  isShown: boolean | null
  author: string
  publisher: string | null
  /** The reader is its author, who cannot publish it. */
  isOwn: boolean
}

/** The form for a new notice, or a draft that is changed. */
interface NoticeForm {
  /** Null for a new one. */
  id: string | null
  version: number
  typed: TypedNotice
  issues: NoticeIssues
}

/** Why the last form changed nothing. */
export type NoticeProblem = 'invalid' | 'changed' | 'own' | 'over'

export interface EmergencyNoticesPage {
  published: NoticeCard[]
  drafts: NoticeCard[]
  /** The last ones, the newest first. */
  ended: NoticeCard[]
  form: NoticeForm
  problem: NoticeProblem | null
  mayPublish: boolean
}

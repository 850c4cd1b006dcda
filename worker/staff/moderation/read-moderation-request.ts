import * as v from 'valibot'
import type { CommentPosition } from '#db/feedback/comments'
import { type Action, may } from '#domain/access/permissions'
import { type CommentFormName, commentForms } from '#domain/feedback/comments'
import { type ModerationSection, moderationSections } from '#domain/staff/moderation'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { fromBase64UrlJson, toBase64UrlJson } from '#domain/text/encoding'
import type { StaffRequest } from '../staff-handler'

const actions: Record<ModerationSection, Action> = {
  held: 'comments.decide',
  published: 'comments.decide',
  noted: 'comments.decide',
  refused: 'comments.decide',
  releases: 'releases.decide',
  pages: 'feedback.read',
}
const longestCursor = 200
const positionSchema = v.strictTuple([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^[0-9a-f]{1,40}$/)),
])

/** The position as a parameter of an address. */
export function writeCommentPosition({ createdAt, id }: CommentPosition): string {
  return toBase64UrlJson([createdAt, id])
}

function readPosition(text: string | null): CommentPosition | null {
  if (!text || text.length > longestCursor) return null
  const parsed = v.safeParse(positionSchema, fromBase64UrlJson(text))
  if (!parsed.success) return null
  const [createdAt, id] = parsed.output
  return { createdAt, id }
}

export interface ModerationRequest {
  /** Sections that the roles open. */
  sections: ModerationSection[]
  section: ModerationSection
  form: CommentFormName | ''
  from: CommentPosition | null
}

/** Parameters of the address; unknown values are left out. */
export function readModerationRequest({ query, roles }: StaffRequest): ModerationRequest {
  const sections = moderationSections.filter((name) => may(roles, actions[name]))
  const named = sections.find((name) => name === query.get('section'))
  return {
    sections,
    section: named ?? sections[0] ?? 'held',
    form: commentForms.find((one) => one === query.get('form')) ?? '',
    from: readPosition(query.get('after')),
  }
}

/** The list that the request came from, with a notice. */
export function moderationAddress(
  { locale, query }: StaffRequest,
  notice: StaffNoticeName,
  undo?: string,
): string {
  const kept = new URLSearchParams(query)
  kept.delete('about')
  kept.delete('undo')
  kept.set('done', notice)
  if (undo) kept.set('undo', undo)
  return `${staffAddress(locale, 'moderation')}?${kept}`
}

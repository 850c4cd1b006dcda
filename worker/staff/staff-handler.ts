import type { Actor } from '#db/audit/write-batch'
import type { Action, Role } from '#domain/access/permissions'
import type { Locale } from '#domain/site/locale'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import type { StaffMatch } from '#domain/staff/staff-routes'
import type { AuthDeps } from '../auth/auth-context'
import type { Member } from '../auth/session'
import type { Bindings, Deployment } from '../env'
import type { FieldsDeps, ReadOptions } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import type { SendMailDeps } from '../mail/send-mails'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { UncachedDeps } from '../render/respond-uncached'
import { sealOf } from '../security/audit-head'

/** What the pages of the desk use. */
type StaffDeps = AuthDeps &
  FieldsDeps &
  PayloadDeps &
  SendMailDeps &
  UncachedDeps & {
    deployment: Pick<Deployment, 'alerts' | 'scanner'>
    env: Pick<
      Bindings,
      'ASSETS' | 'ATTACHMENTS' | 'AUDIT' | 'DB' | 'MEDIA' | 'OUTBOX' | 'PAYLOADS' | 'SEARCH'
    > &
      Partial<Pick<Bindings, 'IMAGES'>>
  }

export type StaffContext = HandlerContext<StaffDeps>

/** A request for a page of the desk by a member whose roles open it. */
export interface StaffRequest {
  ctx: StaffDeps
  locale: Locale
  match: StaffMatch
  query: URLSearchParams
  /** An id of `staff`. */
  id: string
  name: Member['claims']['name']
  /** Their verified address; null for none. */
  email: string | null
  roles: readonly Role[]
  /** For the audit log. */
  actor: Actor
}

export async function createStaffRequest(
  c: StaffContext,
  match: StaffMatch,
  { account, session, claims }: Member,
): Promise<StaffRequest> {
  const ctx = c.get('ctx')
  const { roles, name, email, isEmailVerified } = claims
  const { now: at, requestId } = ctx
  const writer = { at, session: session.idHash, seal: await sealOf(ctx) }
  return {
    ctx,
    locale: c.get('locale'),
    match,
    query: c.get('url').searchParams,
    id: account.id,
    name,
    email: isEmailVerified ? email : null,
    roles,
    actor: { ...writer, actor: account.id, role: roles.join(), requestId },
  }
}

/** Fields of a form of the desk. */
export type StaffFields = Record<string, unknown>

/**
 * Result of an action: where it leads, the page again with what was typed, or the answer to a script;
 * null if its record does not exist.
 */
export type StaffResult =
  | { location: string }
  | { content: StaffPage; status: 200 | 409 | 422; notice?: StaffNoticeName }
  | { json: object; status: 200 | 409 }
  | null

interface StaffAction {
  action: Action
  run: (request: StaffRequest, fields: StaffFields) => Promise<StaffResult>
}

interface StaffFile {
  action: Action
  /** Null if the record has no such file. */
  respond: (request: StaffRequest, number: number) => Promise<Response | null>
}

/** A page of the desk: its data, and its forms by the value of their field `do`. */
export interface StaffHandler {
  /** Null if there is no such record. */
  load: (request: StaffRequest) => Promise<StaffPage | null>
  actions?: Readonly<Record<string, StaffAction>>
  /** Fields of its forms that may occur more than once. */
  lists?: readonly string[]
  /** Size limit of its forms in bytes, if not that of other forms. */
  largest?: number
  /** Limits of the files that its forms may hold. */
  uploads?: ReadOptions['uploads']
  /** The version of the record, at the path with `/_version.json`; null if there is no such record. */
  version?: (request: StaffRequest) => Promise<number | null>
  /** The page's data as CSV, at the path with `.csv`. */
  csv?: (request: StaffRequest) => Promise<Response>
  /** The files of the record, at the path with `/files/{number}`. */
  file?: StaffFile
  /** The public page of the record, at `/staff/preview/{kind}/{slug}`; null if there is no record. */
  preview?: (c: StaffContext, request: StaffRequest) => Promise<Response | null>
}

/** A text field of a form; empty if it is missing. */
export function textOf(fields: StaffFields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

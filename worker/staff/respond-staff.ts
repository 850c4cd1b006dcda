import { HTTPException } from 'hono/http-exception'
import { may, permissions } from '#domain/access/permissions'
import { localPath, splitPath } from '#domain/site/locale'
import { sessionEnded } from '#domain/site/login-problems'
import {
  matchStaffRoute,
  previewPath,
  type StaffMatch,
  staffPath,
} from '#domain/staff/staff-routes'
import { redirectToLogin, respondLoginRequired, untilSessionEnds } from '../auth/require-member'
import { privateHeaders, redirectPrivately } from '../auth/responses'
import { readFields, type SentFields } from '../http/form-fields'
import { redirect } from '../http/responses'
import { plainHeaders } from '../http/security-headers'
import {
  mayRead,
  mayWriteIn,
  readWindowInSeconds,
  writeWindowInSeconds,
} from '../middleware/rate-limits'
import { respondProblem } from '../problems/respond-problem'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { shownText } from '../submissions/form-submission'
import { requireStaff, respondForbidden } from './guard'
import { staffHandlers } from './handlers'
import { loadStaffPayload, renderStaffPage } from './render-staff-page'
import {
  type StaffContext,
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  textOf,
} from './staff-handler'

type Format = 'page' | 'payload' | 'version' | 'csv' | 'file' | 'preview'

interface ParsedPath {
  match: StaffMatch
  format: Format
  /** The canonical path. */
  path: string
  file: number
}

const suffixes = {
  payload: '/_payload.json',
  version: '/_version.json',
  csv: '.csv',
  page: '',
} as const
const suffixedFormats = Object.keys(suffixes) as (keyof typeof suffixes)[]
const filePath = /^(.+)\/files\/([1-9]\d{0,2})$/i

function parsePath(path: string): ParsedPath | null {
  const lower = path.toLowerCase()
  const format = suffixedFormats.find((one) => lower.endsWith(suffixes[one])) ?? 'page'
  const suffix = suffixes[format]
  const match = matchStaffRoute(path.slice(0, path.length - suffix.length))
  if (match) {
    return { match, format, path: staffPath(match.name, match.reference ?? '') + suffix, file: 0 }
  }
  const previewed = matchStaffRoute(path.replace(/^\/staff\/preview\//i, staffPath('entry')))
  if (previewed?.name === 'entry') {
    const reference = previewed.reference ?? ''
    return { match: previewed, format: 'preview', path: previewPath(reference), file: 0 }
  }
  const [, record = '', number = ''] = filePath.exec(path) ?? []
  const found = matchStaffRoute(record)
  if (!found?.reference || !staffHandlers[found.name].file) return null
  const canonical = `${staffPath(found.name, found.reference)}/files/${number}`
  return { match: found, format: 'file', path: canonical, file: Number(number) }
}

/** Waits for work on D1 and R2. Throws 503 if it fails or exceeds the deadline. */
function requireStores<T>(work: Promise<T>, ms = deadlines.desk): Promise<T> {
  return withDeadline(ms, 'd1.desk', work).catch((cause) => {
    throw cause instanceof HTTPException ? cause : new HTTPException(503, { cause })
  })
}

async function respondContent(
  c: StaffContext,
  request: StaffRequest,
  { load, csv, file, version, preview }: StaffHandler,
  { format, file: number }: ParsedPath,
): Promise<Response> {
  if (format === 'file') {
    if (!file) return respondProblem(c, 404)
    if (!may(request.roles, file.action)) return respondForbidden(c, permissions[file.action])
    return (await requireStores(file.respond(request, number))) ?? respondProblem(c, 404)
  }
  if (format === 'csv') return csv ? requireStores(csv(request)) : respondProblem(c, 404)
  if (format === 'preview') {
    return (preview && (await requireStores(preview(c, request)))) ?? respondProblem(c, 404)
  }
  if (format === 'version') {
    const known = version ? await requireStores(version(request)) : null
    if (known === null) return respondProblem(c, 404)
    return Response.json({ version: known }, { headers: { ...plainHeaders, ...privateHeaders } })
  }
  const loading = load(request).then((content) => content && loadStaffPayload(request, content))
  const payload = await requireStores(loading)
  if (!payload) return respondProblem(c, 404)
  if (format === 'page') return renderStaffPage(c, request, payload)
  return Response.json(payload, { headers: { ...plainHeaders, ...privateHeaders } })
}

async function respondAction(
  c: StaffContext,
  request: StaffRequest,
  { actions = {}, uploads }: StaffHandler,
  values: StaffFields,
): Promise<Response> {
  const [name = ''] = textOf(values, 'do').split(':')
  const found = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!found) throw new HTTPException(400)
  if (!may(request.roles, found.action)) return respondForbidden(c, permissions[found.action])
  const ms = uploads && deadlines.deskUpload
  const result = await requireStores(found.run(request, values), ms)
  if (!result) return respondProblem(c, 404)
  if ('location' in result) return redirectPrivately(c, result.location)
  if ('json' in result) {
    const { json, status } = result
    return Response.json(json, { status, headers: { ...plainHeaders, ...privateHeaders } })
  }
  const payload = await requireStores(loadStaffPayload(request, result.content, result.notice))
  return renderStaffPage(c, request, payload, result.status)
}

/** Reads the fields of a form once: its session may end after its body was read. */
function fieldsReader(c: StaffContext, { lists = [], largest, uploads }: StaffHandler) {
  let sent: Promise<SentFields> | undefined
  const options = { lists, ...(largest && { largest }), ...(uploads && { uploads }) }
  return {
    async readSent(): Promise<StaffFields> {
      sent ??= readFields(c, options)
      return (await sent).values
    },
    /** Frees the slot of a body with files. */
    async release(): Promise<void> {
      const read = await sent?.catch(() => undefined)
      read?.release()
    },
  }
}

/** The typed texts: ids, dates and tokens have no spaces, but a note may be one word. */
function writtenTexts(values: StaffFields): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value.trim() === '') return []
    const isText = /\S\s+\S/.test(value) || /^(?:note|reason)/.test(name)
    return isText ? [shownText(value)] : []
  })
}

/** Responds to a form whose session has ended: a page with what was written, else the login. */
async function respondLoggedOut(c: StaffContext, values: StaffFields): Promise<Response> {
  const texts = writtenTexts(values)
  if (texts.length === 0) return redirectToLogin(c)
  const { pathname, search } = c.get('url')
  const unsent = texts.join('\n\n')
  return respondLoginRequired(c, {
    words: sessionEnded,
    unsent,
    offer: 'login',
    returnTo: pathname + search,
    near: [],
  })
}

export async function respondStaff(c: StaffContext): Promise<Response> {
  const { pathname, search } = c.get('url')
  const { locale, path } = splitPath(pathname)
  c.set('locale', locale)
  const parsed = parsePath(path)
  const handler = parsed && staffHandlers[parsed.match.name]
  if (!parsed || !handler) return respondProblem(c, 404)
  const { match, format } = parsed
  c.set('route', `staff.${match.name}`)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (parsed.path !== path) {
    return redirect(localPath(parsed.path, locale) + search, isRead ? 301 : 308)
  }
  const takesForms = format === 'page' && handler.actions !== undefined
  if (!isRead && !(takesForms && c.req.method === 'POST')) {
    return respondProblem(c, 405, { allow: takesForms ? 'GET, HEAD, POST' : 'GET, HEAD' })
  }
  // Each session cookie costs a read of D1.
  if (!(await mayRead(c))) {
    return respondProblem(c, 429, { retryAfter: readWindowInSeconds })
  }
  const isPage = format === 'page' || format === 'preview'
  const { readSent, release } = fieldsReader(c, handler)
  const requireRequest = () =>
    requireStaff(c, match, isPage, async () => {
      if (!isRead) return respondLoggedOut(c, await readSent())
      return isPage ? redirectToLogin(c) : respondLoginRequired(c)
    })
  const request = await requireRequest()
  if (request instanceof Response) return request
  if (!isRead && !(await mayWriteIn(c, request.actor.session ?? ''))) {
    return respondProblem(c, 429, { retryAfter: writeWindowInSeconds })
  }
  const respond = async () =>
    isRead
      ? respondContent(c, request, handler, parsed)
      : respondAction(c, request, handler, await readSent())
  return untilSessionEnds(respond, requireRequest).finally(release)
}

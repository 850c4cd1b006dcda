import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { FormState, PersonalState } from '#domain/forms/personal-state'
import { type FormName, forms } from '#domain/forms/registry'
import { findTag, unescapeHtml } from '../html'
import { origin, type Site } from '../site'
import { answers } from './answers'
import { formType, newVisitor } from './posts'

type Fields = Record<string, string>
type Headers = Record<string, string>
type Client = Pick<Site, 'ask'>

/** A form read from a page: its hidden fields and its captcha. */
export interface Opened {
  status: number
  headers: { get(name: string): string | null; getSetCookie(): string[] }
  html: string
  key: string
  token: string
  /** Answer to the arithmetic question. */
  sum: string
  own: PersonalState | null
}

const hidden = (html: string, name: string) => findTag(html, 'input', { name })?.attributes.value

/** Reads the personal state that a document embeds for hydration. */
function readOwn(html: string): PersonalState | null {
  const [, text] =
    /<script type="application\/json" id="own"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return text ? (JSON.parse(text) as PersonalState) : null
}

/** Reads an empty or a refused form from a page. */
export function readOpened(html: string) {
  const [, left, right] = /(\d+) \+ (\d+)/.exec(unescapeHtml(html)) ?? []
  return {
    html,
    key: hidden(html, 'idempotencyKey') ?? '',
    token: hidden(html, 'captchaToken') ?? '',
    sum: String(Number(left) + Number(right)),
    own: readOwn(html),
  }
}

/** Opens a page as a new visitor who has no rate-limit hits. */
export async function openForm(site: Client, path: string, headers: Headers = {}): Promise<Opened> {
  const response = await site.ask(path, { headers: { ...newVisitor(), ...headers } })
  const html = await response.text()
  return { status: response.status, headers: response.headers, ...readOpened(html) }
}

export function stateOf({ own }: Pick<Opened, 'own'>): FormState {
  if (own?.kind !== 'form') throw new Error(`the page shows no form: ${own?.kind}`)
  return own.form
}

/** Forms whose submissions share one table. */
export const requestForms = ['support', 'openData', 'invitation'] as const

/** Cycles through these forms. */
export function requestForm(at: number): (typeof requestForms)[number] {
  return requestForms[at % requestForms.length] ?? 'support'
}

/** Valid fields of a form with the arithmetic question answered. */
export function filled(
  form: FormName,
  opened: Pick<Opened, 'key' | 'token' | 'sum'>,
  typed: Fields = {},
): Fields {
  const { key, token, sum } = opened
  const proof = { captchaToken: token, captchaAnswer: sum }
  const asked: Fields = forms[form].captcha ? proof : {}
  return { form, idempotencyKey: key, ...asked, ...answers[form], ...typed }
}

/** Valid fields of a support request with the arithmetic question answered. */
export function supportFields(opened: Pick<Opened, 'key' | 'token' | 'sum'>, typed: Fields = {}) {
  return {
    form: 'support',
    idempotencyKey: opened.key,
    captchaToken: opened.token,
    captchaAnswer: opened.sum,
    ...answers.support,
    ...typed,
  }
}

/** A response with its body read. */
export interface Reply {
  status: number
  headers: Opened['headers']
  text: string
  location: string
}

/** Sends a body with the site's own origin, as a new visitor unless the headers identify one. */
export async function sendBody(
  site: Client,
  path: string,
  body: string | Buffer,
  headers: Headers,
): Promise<Reply> {
  const sent = { ...newVisitor(), origin, ...headers }
  const response = await site.ask(path, { method: 'POST', body, headers: sent })
  const location = response.headers.get('location') ?? ''
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    location,
  }
}

/** Sends a form; `fields` are pairs when a field occurs more than once. */
export function post(
  site: Client,
  path: string,
  fields: Fields | [string, string][],
  headers: Headers = {},
): Promise<Reply> {
  const body = new URLSearchParams(fields).toString()
  return sendBody(site, path, body, { 'content-type': formType, ...headers })
}

const asProgram = { 'content-type': 'application/json', accept: 'application/json' }

/** Sends JSON, as the browser's script or an API client does. */
export async function postJson(site: Client, path: string, fields: unknown, headers: Headers = {}) {
  const reply = await sendBody(site, path, JSON.stringify(fields), { ...asProgram, ...headers })
  return { ...reply, json: JSON.parse(reply.text || 'null') }
}

/** Solves a challenge as the widget does; returns the value of its `altcha` field. */
export async function solveAltcha(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge has no solution')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Opens a form and sends a valid support request with the given overrides. */
export async function sendSupport(
  site: Client,
  path: string,
  typed: Fields = {},
  headers: Headers = {},
) {
  const opened = await openForm(site, path)
  const fields = supportFields(opened, typed)
  return { opened, fields, reply: await post(site, path, fields, headers) }
}

/** Looks up a ticket by its number and its sender's email. */
export function askAfter(
  site: Site,
  path: string,
  ticketNumber: string,
  email: string,
  headers: Headers = {},
): Promise<Reply> {
  return post(site, path, { form: 'inquiry', ticketNumber, email }, headers)
}

export interface SentFile {
  name: string
  type?: string
  bytes: Buffer
}

/** Sends a form as multipart with files in `attachments`, as a browser without JavaScript does. */
export async function sendWithFiles(
  site: Client,
  path: string,
  fields: Fields,
  files: readonly SentFile[],
  headers: Headers = {},
): Promise<Reply> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const { name, type = '', bytes } of files) {
    body.append('attachments', new Blob([new Uint8Array(bytes)], { type }), name)
  }
  const sent = new Request(origin, { method: 'POST', body })
  const type = sent.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await sent.arrayBuffer())
  return sendBody(site, path, bytes, { 'content-type': type, ...headers })
}

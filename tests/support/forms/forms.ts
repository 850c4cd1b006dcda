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

/** A form as a page showed it: what is hidden in it, and what its captcha asks. */
export interface Opened {
  status: number
  headers: { get(name: string): string | null; getSetCookie(): string[] }
  html: string
  key: string
  token: string
  /** What the question's sum comes to. */
  sum: string
  /** All that the page holds of this visitor alone. */
  own: PersonalState | null
}

const hidden = (html: string, name: string) => findTag(html, 'input', { name })?.attributes.value

/** What a document holds for one visitor, as the browser takes it over. */
function readOwn(html: string): PersonalState | null {
  const [, text] =
    /<script type="application\/json" id="own"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return text ? (JSON.parse(text) as PersonalState) : null
}

/** Reads a form out of a page, whether it is empty or was refused. */
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

/** Opens a page as a visitor nobody has counted yet. */
export async function openForm(site: Client, path: string, headers: Headers = {}): Promise<Opened> {
  const response = await site.ask(path, { headers: { ...newVisitor(), ...headers } })
  const html = await response.text()
  return { status: response.status, headers: response.headers, ...readOpened(html) }
}

/** The form's state in what a page holds of a visitor. */
export function stateOf({ own }: Pick<Opened, 'own'>): FormState {
  if (own?.kind !== 'form') throw new Error(`the page shows no form: ${own?.kind}`)
  return own.form
}

/** Forms whose requests stand side by side in one table. */
export const requestForms = ['support', 'openData', 'invitation'] as const

/** One of them after the other. */
export function requestForm(at: number): (typeof requestForms)[number] {
  return requestForms[at % requestForms.length] ?? 'support'
}

/** A form as it should be sent, the question answered. */
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

/** A support request as it should be, the question answered. */
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

/** An answer with its body read. */
export interface Reply {
  status: number
  headers: Opened['headers']
  text: string
  location: string
}

/** Sends a body as the site's own page does, as a new visitor unless the headers name one. */
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

/** Sends a form; pairs where a field is sent more than once. */
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

/** Sends what the browser's script or another program would. */
export async function postJson(site: Client, path: string, fields: unknown, headers: Headers = {}) {
  const told = await sendBody(site, path, JSON.stringify(fields), { ...asProgram, ...headers })
  return { ...told, json: JSON.parse(told.text || 'null') }
}

/** Solves a challenge as the widget does: the value of its field `altcha`. */
export async function solveAltcha(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge has no solution')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Sends a support request that is right in all but what is named, from a form just opened. */
export async function sendSupport(
  site: Client,
  path: string,
  typed: Fields = {},
  headers: Headers = {},
) {
  const opened = await openForm(site, path)
  const fields = supportFields(opened, typed)
  return { opened, fields, told: await post(site, path, fields, headers) }
}

/** Asks after a request by its number and its sender's address. */
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

/** Sends a form with files for its field `attachments`, as a browser without script does. */
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

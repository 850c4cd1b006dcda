import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { FormName } from '#domain/forms/index'
import { forms } from '#domain/forms/index'
import type { Asked } from '../asked'
import { captchaFields } from '../captcha/captcha'
import { clientAddress } from '../client-address'
import type { AppEnv, Work } from '../context'
import { isJson } from '../fields'

/** A form as it came in: only fields that are known, all of them text. */
export interface Posted {
  work: Work
  asked: Asked
  name: FormName
  key: string
  fields: Record<string, string>
  /** Whom limits count: an address, IPv6 by /64. */
  address: string
}

const keyShape = /^[\w-]{16,128}$/
const typedAtMost = 20_000

/** 128 random bits for a form that is drawn, or for a program that sends none. */
export function newKey(): string {
  return crypto.randomUUID()
}

/** The idempotency key of a request: its header's, else the field's; what is no key is 400. */
export function readKey(c: Context<AppEnv>, field: unknown): string {
  const key = c.req.header('idempotency-key') ?? field ?? newKey()
  if (typeof key !== 'string' || !keyShape.test(key)) throw new HTTPException(400)
  return key
}

const ofEveryForm = ['form', 'idempotencyKey', 'intent', ...captchaFields]

/**
 * Takes what a form has of the fields that were sent; a field that is no text is 400. What the form
 * does not have is left out, and refused in JSON, where no browser adds anything by itself.
 */
export function readPosted(
  c: Context<AppEnv>,
  asked: Asked,
  name: FormName,
  sent: Record<string, unknown>,
): Posted {
  const known = new Set([...Object.keys(forms[name].fields), ...ofEveryForm])
  if (isJson(c.req.raw.headers) && Object.keys(sent).some((field) => !known.has(field))) {
    throw new HTTPException(422)
  }
  const fields: Record<string, string> = {}
  for (const field of [...Object.keys(forms[name].fields), ...captchaFields]) {
    const value = sent[field]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string') throw new HTTPException(400)
    fields[field] = value
  }
  const work = c.get('work')
  const key = readKey(c, sent.idempotencyKey)
  return { work, asked, name, key, fields, address: clientAddress(c.req.raw.headers) }
}

/** What was typed, as it is shown again: cut where it is beyond all bounds, nothing HTML forbids. */
export function typedValues({ name, fields }: Posted): Record<string, string> {
  const pairs = Object.keys(forms[name].fields).flatMap((field) => {
    const value = fields[field]
    if (value === undefined) return []
    const shown = value.slice(0, typedAtMost).replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '\ufffd')
    return [[field, shown] as const]
  })
  return Object.fromEntries(pairs)
}

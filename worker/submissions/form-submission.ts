import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { rawLimit } from '#domain/forms/field'
import { chosenFiles } from '#domain/forms/files'
import { fileFields } from '#domain/forms/form'
import type { FormName } from '#domain/forms/registry'
import { forms } from '#domain/forms/registry'
import { SentFile } from '../attachments/upload'
import { captchaFields } from '../captcha/captcha'
import { isJson } from '../http/form-fields'
import type { Asked } from '../routing/page-request'
import { clientAddress } from '../runtime/client-address'
import type { AppEnv, Work } from '../runtime/request-context'

/** A form as it came in: only fields that are known, all of them text. */
export interface Posted {
  work: Work
  asked: Asked
  name: FormName
  key: string
  fields: Record<string, string>
  /** What was chosen for the fields that hold files. */
  files: Record<string, SentFile[]>
  /** Whom limits count: an address, IPv6 by /64. */
  address: string
}

const keyShape = /^[\w-]{16,128}$/

/** 128 random bits for a form that is drawn, or for a program that sends none. */
export function newKey(): string {
  return crypto.randomUUID()
}

/** Refuses a key of the wrong shape (400). */
export function checkKey(key: unknown): asserts key is string {
  if (typeof key !== 'string' || !keyShape.test(key)) throw new HTTPException(400)
}

/** The idempotency key of a request: its header's, else the field's; what is no key is 400. */
export function readKey(c: Context<AppEnv>, field: unknown): string {
  const key = c.req.header('idempotency-key') ?? field ?? newKey()
  checkKey(key)
  return key
}

/** Refuses JSON with a field that the form does not have: no browser adds any by itself there. */
export function refuseUnknown(
  c: Context<AppEnv>,
  sent: Record<string, unknown>,
  fields: readonly string[],
): void {
  const known = ['form', 'idempotencyKey', ...fields]
  if (isJson(c.req.raw.headers) && Object.keys(sent).some((name) => !known.includes(name))) {
    throw new HTTPException(422)
  }
}

/**
 * Takes what a form has of the fields that were sent; a field that is no text is 400. What the form
 * does not have is left out, and refused in JSON.
 */
export function readPosted(
  c: Context<AppEnv>,
  asked: Asked,
  name: FormName,
  sent: Record<string, unknown>,
): Posted {
  refuseUnknown(c, sent, [...Object.keys(forms[name].fields), 'intent', ...captchaFields])
  const fields: Record<string, string> = {}
  const holdFiles = fileFields(forms[name])
  const texts = Object.keys(forms[name].fields).filter((field) => !holdFiles.includes(field))
  for (const field of [...texts, ...captchaFields]) {
    const value = sent[field]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string') throw new HTTPException(400)
    fields[field] = value
  }
  const files = Object.fromEntries(holdFiles.map((field) => [field, readFiles(sent[field])]))
  const work = c.get('work')
  const key = readKey(c, sent.idempotencyKey)
  return { work, asked, name, key, fields, files, address: clientAddress(c.req.raw.headers) }
}

/** Files in the order they were chosen; text in their place is 400, and a form sent without has none. */
function readFiles(sent: unknown): SentFile[] {
  const list = [sent ?? []].flat().filter((one) => one !== '')
  if (!list.every((one) => one instanceof SentFile)) throw new HTTPException(400)
  return chosenFiles(list)
}

/** Whether anything was chosen that a page drawn anew cannot hold. */
export function hasFiles({ files }: Posted): boolean {
  return Object.values(files).some((list) => list.length > 0)
}

/**
 * A text as it is shown again: cut where it is beyond all bounds, without the control characters that
 * HTML forbids and no field keeps.
 */
export function shownText(typed: string): string {
  return typed.slice(0, rawLimit).replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '')
}

/** What was typed, as it is shown again. */
export function typedValues({ name, fields }: Posted): Record<string, string> {
  const pairs = Object.keys(forms[name].fields).flatMap((field) => {
    const value = fields[field]
    if (value === undefined) return []
    return [[field, shownText(value)] as const]
  })
  return Object.fromEntries(pairs)
}

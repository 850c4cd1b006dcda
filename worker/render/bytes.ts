import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '../runtime/request-context'

export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

export function encode(text: string): Bytes {
  // The encoder gives a plain buffer; its type allows a shared one.
  return encoder.encode(text) as Bytes
}

/** An element as HTML text, through the app's renderer. */
export async function drawText(c: Context<AppEnv>, element: ReactElement): Promise<string> {
  const response = await c.render(element)
  return response.text()
}

/** An element as HTML bytes. Through a Response, as `drawText` goes, it would cost a tenth more. */
export function drawBytes(element: ReactElement): Bytes {
  return encode(renderToString(element))
}

/** A name for bytes by their content: 24 hexadecimal digits. */
export async function tagOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function join(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

export function startsWith(bytes: Bytes, start: Bytes): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

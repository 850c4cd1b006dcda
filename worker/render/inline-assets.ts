import { early, earlyHash } from 'virtual:early'
import { inlineStyle } from '#client/render'
import type { Sheet } from '#domain/site/route-definition'
import type { DocumentPolicy } from '../http/security-headers'
import { encode } from './bytes'

interface PageCode {
  inline: { style: string; script: string }
  policy: DocumentPolicy
}

const made = new Map<string, PageCode>()

/** The inline code of a page and the hashes that let it run; the same for every visitor. */
export async function pageCode(sheets: readonly Sheet[], origin: string): Promise<PageCode> {
  const key = [origin, ...sheets].join()
  const known = made.get(key)
  if (known) return known
  // On paper an address of this site needs its host (client/styles/print.css).
  const style = `${inlineStyle(sheets)}:root{--host:"${new URL(origin).host}"}`
  const digest = await crypto.subtle.digest('SHA-256', encode(style))
  const styleHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  const code = { inline: { style, script: early }, policy: { scriptHash: earlyHash, styleHash } }
  made.set(key, code)
  return code
}

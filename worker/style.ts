import { early, earlyHash } from 'virtual:early'
import { inlineStyle } from '#client/render'
import type { Sheet } from '#domain/route-line'
import { encode } from './bytes'
import type { DocumentPolicy } from './headers'

interface PageCode {
  inline: { style: string; script: string }
  policy: DocumentPolicy
}

const made = new Map<string, PageCode>()

/** The inline code of a page and the hashes that let it run; the same for every visitor. */
export async function pageCode(sheets: readonly Sheet[]): Promise<PageCode> {
  const key = sheets.join()
  const known = made.get(key)
  if (known) return known
  const style = inlineStyle(sheets)
  const digest = await crypto.subtle.digest('SHA-256', encode(style))
  const styleHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  const code = { inline: { style, script: early }, policy: { scriptHash: earlyHash, styleHash } }
  made.set(key, code)
  return code
}

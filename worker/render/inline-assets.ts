import { build } from 'virtual:build'
import { inlineScript, inlineScriptHash } from 'virtual:inline-script'
import { inlineStyle } from '#client/render'
import { encodeText } from '#domain/text/encoding'
import type { DocumentPolicy } from '../http/security-headers'

interface InlineAssets {
  inline: { style: string; script: string }
  policy: DocumentPolicy
}

const cache = new Map<string, InlineAssets>()

/**
 * The inline style and script of a kind of document (client/inline-style.ts) with their CSP hashes;
 * the same for every visitor.
 */
export async function inlineAssets(page: string, origin: string): Promise<InlineAssets> {
  const key = [build.id, origin, page].join()
  const known = cache.get(key)
  if (known) return known
  // Printed addresses of this site include the host (client/ui/print.css).
  const style = `${inlineStyle(page)}:root{--host:"${new URL(origin).host}"}`
  const digest = await crypto.subtle.digest('SHA-256', encodeText(style))
  const styleHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  const assets = {
    inline: { style, script: inlineScript },
    policy: { scriptHash: inlineScriptHash, styleHash },
  }
  cache.set(key, assets)
  return assets
}

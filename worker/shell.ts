import type { Context } from 'hono'
import { drawShell, shellVariant } from '#client/render'
import type { Own } from '#domain/forms/own'
import type { SitePayload } from '#domain/payloads'
import type { Asked } from './asked'
import { type Bytes, drawText, encode, tagOf } from './bytes'
import type { AppEnv, Work } from './context'
import { preparePage } from './drawing'
import { documentHeaders } from './headers'

/** A page's document around its content: all of it but what stands in `<main>`. */
export interface Shell {
  /** Up to and with the `<main>` tag, and from its end on. */
  before: Bytes
  after: Bytes
  /** Where `<main` begins: what leaves before the payload is known ends there. */
  mainAt: number
  /** Where the tag of `<html>` ends and a visitor's attributes go in. */
  attributesAt: number
  tag: string
  headers: Record<string, string>
}

export interface ShellMemory {
  /** What the shell was drawn of, so that another site payload or edition draws it anew. */
  of: string
  shell: Shell
}

async function draw(
  c: Context<AppEnv>,
  work: Work,
  { name, locale }: Asked,
  site: SitePayload,
  edition: string,
  own: Own | undefined,
): Promise<Shell> {
  const { drawing, policy } = await preparePage(work, name, locale)
  const text = `<!DOCTYPE html>${await drawText(c, drawShell(drawing, name, site, edition, own))}`
  const end = text.indexOf('</main>')
  const before = encode(text.slice(0, end))
  const after = encode(text.slice(end))
  return {
    before,
    after,
    mainAt: encode(text.slice(0, text.indexOf('<main'))).byteLength,
    attributesAt: text.indexOf('>', text.indexOf('<html')),
    tag: await tagOf(encode(text)),
    headers: documentHeaders(locale, policy),
  }
}

/**
 * The shell of a page, drawn once for a site payload and edition: header, footer, style and script
 * are the same bytes until one of them changes. Without an edition its page is never hydrated.
 */
export async function shellOf(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  site: SitePayload,
  edition = '',
  own?: Own,
): Promise<Shell> {
  const of = `${edition} ${JSON.stringify(site)}`
  const key = `${asked.key} ${shellVariant(own)}`
  const known = work.house.shells.get(key)
  if (known?.of === of) return known.shell
  const shell = await draw(c, work, asked, site, edition, own)
  if (edition) work.house.shells.set(key, { of, shell })
  return shell
}

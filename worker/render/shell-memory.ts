import type { PageTitle } from '#client/render'
import type { SitePayload } from '#domain/payloads/site'
import type { Bytes } from '#domain/text/encoding'

/** A page's document without the content of `<main>`. */
export interface Shell {
  /** Up to and including the `<main>` tag. */
  before: Bytes
  /** From `</main>` on. */
  after: Bytes
  /** Offset of `<main` in `before`: a streamed document starts with the bytes before it. */
  mainAt: number
  /** Offset in the `<html>` tag where a visitor's attributes are inserted. */
  attributesAt: number
  tag: string
  headers: Record<string, string>
}

/** A shell, valid while the site payload and the edition it was rendered from stay the same. */
interface CachedShell {
  site: SitePayload
  edition: string
  /** Inserts the title, description and address of one page. */
  shellFor: (pageTitle: PageTitle) => Shell
}

/** By locale, route, path and variant. */
export type ShellMemory = Map<string, CachedShell>

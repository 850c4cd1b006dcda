import type { Context } from 'hono'
import {
  documentTitle,
  drawShell,
  externalsOf,
  faces,
  playersOf,
  shellVariant,
  type Titled,
} from '#client/render'
import { translators } from '#domain/messages/translators'
import type { SitePayload } from '#domain/payloads/payloads'
import { isFixed, type RouteName, routeOf } from '#domain/site/routes'
import { escapeHtml } from '#domain/text/escape-html'
import { captchaSources } from '../captcha/remote'
import { documentHeaders } from '../http/security-headers'
import type { Asked } from '../routing/page-request'
import type { AppEnv, Work } from '../runtime/request-context'
import { type Bytes, drawText, encode, join, tagOf } from './bytes'
import { preparePage } from './document-props'

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

/** Marks in a shell that many pages share, where one page's own words go in. */
const marks = {
  title: '\ue000',
  description: '\ue001',
  path: '/\ue002',
  query: '\ue003',
  documentTitle: '\ue004',
} as const
const anyMark = /([\ue000\ue001\ue003\ue004]|\/\ue002)/

/** A drawn shell, cut at its marks: text, mark, text … */
interface Form {
  before: (Bytes | string)[]
  after: (Bytes | string)[]
  attributesAt: number
  tag: string
  headers: Record<string, string>
}

export interface ShellMemory {
  /** What the shell was drawn of: another site payload or edition draws it anew. */
  site: SitePayload
  edition: string
  /** Sets one page's own words in. */
  shellFor: (titled: Titled) => Shell
}

function cut(text: string): (Bytes | string)[] {
  return text.split(anyMark).map((part, at) => (at % 2 === 0 ? encode(part) : part))
}

function titleOf({ name, locale }: Asked, { head, own }: Titled): string {
  return documentTitle(translators[locale], name, head.title, own)
}

async function draw(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  titled: Titled,
  edition: string,
): Promise<Form> {
  const { name, locale } = asked
  const { drawing, policy } = await preparePage(work, name, locale, titled.own)
  const title = titled.head.title === marks.title ? marks.documentTitle : titleOf(asked, titled)
  const drawn = drawShell(drawing, name, titled, title, edition)
  const text = `<!DOCTYPE html>${await drawText(c, drawn)}`
  const end = text.indexOf('</main>')
  return {
    before: cut(text.slice(0, end)),
    after: cut(text.slice(end)),
    attributesAt: text.indexOf('>', text.indexOf('<html')),
    tag: await tagOf(encode(text)),
    headers: documentHeaders(locale, {
      policy: {
        ...policy,
        externals: externalsOf({ site: titled.site, route: name }),
        captcha: captchaSources(work, name),
        players: playersOf({ site: titled.site, route: name }),
      },
      faces: faces[locale],
      discreet: routeOf(name).discreet,
    }),
  }
}

type Words = Titled & { documentTitle: string }

function fill(parts: readonly (Bytes | string)[], titled: Words): Bytes {
  const { head, path, query, documentTitle: title } = titled
  const words: Record<string, Bytes> = {
    [marks.title]: encode(escapeHtml(head.title)),
    [marks.description]: encode(escapeHtml(head.description)),
    [marks.path]: encode(path),
    [marks.query]: encode(escapeHtml(query)),
    [marks.documentTitle]: encode(escapeHtml(title)),
  }
  return join(
    ...parts.map((part) => (typeof part === 'string' ? (words[part] ?? encode(part)) : part)),
  )
}

/** The shell of a record's page is drawn once for all of them. */
function marked(name: RouteName, titled: Titled): Titled {
  if (isFixed(name) && titled.query === '') return titled
  const { title, description, path, query } = marks
  return { ...titled, head: { title, description }, path, query }
}

const mainTag = encode('<main')

function positionOf(bytes: Bytes, wanted: Bytes): number {
  for (let at = bytes.byteLength - wanted.byteLength; at >= 0; at -= 1) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  }
  throw new Error('the shell has no <main>')
}

function fillForm({ before, after, attributesAt, tag, headers }: Form, titled: Words): Shell {
  const filled = fill(before, titled)
  return {
    before: filled,
    after: fill(after, titled),
    mainAt: positionOf(filled, mainTag),
    attributesAt,
    tag,
    headers,
  }
}

/** Memory hands out one object for all requests; only what was read anew is looked into. */
function isSame(one: SitePayload, other: SitePayload): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The shell of a page, drawn once for a site payload and edition: header, footer, style and script
 * are the same bytes until one of them changes. Without an edition its page is never hydrated.
 */
export async function shellOf(
  c: Context<AppEnv>,
  work: Work,
  asked: Asked,
  titled: Titled,
  edition = '',
): Promise<Shell> {
  const { name, locale } = asked
  const shared = marked(name, titled)
  const { site } = titled
  const key = [locale, name, shared.path, shellVariant(titled.own)].join(' ')
  const known = work.house.shells.get(key)
  if (known?.edition === edition && isSame(known.site, site)) return known.shellFor(titled)
  const form = await draw(c, work, asked, shared, edition)
  const filled = (one: Titled) => fillForm(form, { ...one, documentTitle: titleOf(asked, one) })
  const whole = shared === titled ? filled(titled) : null
  const shellFor = (one: Titled) => whole ?? filled(one)
  if (edition) work.house.shells.set(key, { site, edition, shellFor })
  return shellFor(titled)
}

import { build } from 'virtual:build'
import {
  type DocumentContext,
  documentTitle,
  externalsOf,
  fontFaces,
  type PageTitle,
  playersOf,
  renderShell,
  shellVariant,
} from '#client/render'
import { translators } from '#client/translators.ts'
import { formOf } from '#domain/forms/registry'
import type { SitePayload } from '#domain/payloads/site'
import { isNoticeOf } from '#domain/site/emergency-notice'
import type { Locale } from '#domain/site/locale'
import { isFixed, pageFolder, type RouteName, routeOf } from '#domain/site/routes'
import { type Bytes, encodeText } from '#domain/text/encoding'
import { escapeHtml } from '#domain/text/markup'
import { captchaSources } from '../captcha/remote'
import type { Deployment } from '../env'
import { concatBytes, contentTag } from '../http/bytes'
import { type DocumentPolicy, documentHeaders } from '../http/security-headers'
import type { PageRequest } from '../routing/page-request'
import { inlineAssets } from './inline-assets'
import { type Renderer, renderToText } from './render-element'

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

/** By locale, route, path, variant and notices. */
export type ShellMemory = Map<string, CachedShell>

export interface ShellDeps {
  deployment: Pick<Deployment, 'origin' | 'captcha' | 'identityProvider'>
  isolate: { shells: ShellMemory }
}

/** Placeholders for the texts of one page, in a shell that many pages share (private use area). */
const placeholders = {
  title: '\ue000',
  description: '\ue001',
  path: '/\ue002',
  query: '\ue003',
  documentTitle: '\ue004',
} as const
const anyPlaceholder = /([\ue000\ue001\ue003\ue004]|\/\ue002)/

/** A rendered shell, split at its placeholders: bytes, placeholder, bytes … */
interface ShellTemplate {
  before: (Bytes | string)[]
  after: (Bytes | string)[]
  attributesAt: number
  tag: string
  headers: Record<string, string>
}

function splitAtPlaceholders(text: string): (Bytes | string)[] {
  return text.split(anyPlaceholder).map((part, at) => (at % 2 === 0 ? encodeText(part) : part))
}

function titleOf({ name, locale }: PageRequest, { head, own }: PageTitle): string {
  return documentTitle(translators[locale], name, head.title, own)
}

/** The logout on a page for members leads to the provider, and Chromium checks redirects of forms. */
function formTargetsOf({ identityProvider }: ShellDeps['deployment'], name: RouteName): string[] {
  const isForMembers = routeOf(name).access !== 'public'
  return isForMembers && identityProvider ? [new URL(identityProvider.issuer).origin] : []
}

async function renderTemplate(
  renderer: Renderer,
  { deployment }: ShellDeps,
  pageRequest: PageRequest,
  pageTitle: PageTitle,
  edition: string,
): Promise<ShellTemplate> {
  const { name, locale } = pageRequest
  const { head, site } = pageTitle
  const { props, policy } = await createDocumentProps(deployment, name, locale)
  const title =
    head.title === placeholders.title ? placeholders.documentTitle : titleOf(pageRequest, pageTitle)
  const element = renderShell(props, name, pageTitle, title, edition)
  const text = `<!DOCTYPE html>${await renderToText(renderer, element)}`
  const end = text.indexOf('</main>')
  return {
    before: splitAtPlaceholders(text.slice(0, end)),
    after: splitAtPlaceholders(text.slice(end)),
    attributesAt: text.indexOf('>', text.indexOf('<html')),
    tag: await contentTag(encodeText(text)),
    headers: documentHeaders(locale, {
      policy: {
        ...policy,
        externals: externalsOf({ site, route: name }),
        captcha: captchaSources({ deployment }, name),
        players: playersOf({ site, route: name }),
        formTargets: formTargetsOf(deployment, name),
      },
      faces: fontFaces[locale],
      sameOriginReferrer: routeOf(name).sameOriginReferrer,
    }),
  }
}

type ShellTexts = PageTitle & { documentTitle: string }

function fillParts(parts: readonly (Bytes | string)[], texts: ShellTexts): Bytes {
  const values: Record<string, Bytes> = {
    [placeholders.title]: encodeText(escapeHtml(texts.head.title)),
    [placeholders.description]: encodeText(escapeHtml(texts.head.description)),
    [placeholders.path]: encodeText(texts.path),
    [placeholders.query]: encodeText(escapeHtml(texts.query)),
    [placeholders.documentTitle]: encodeText(escapeHtml(texts.documentTitle)),
  }
  return concatBytes(
    parts.map((part) => (typeof part === 'string' ? (values[part] ?? encodeText(part)) : part)),
  )
}

/** Record pages and pages with a query share the shell of their route. */
function withPlaceholders(name: RouteName, pageTitle: PageTitle): PageTitle {
  if (isFixed(name) && pageTitle.query === '') return pageTitle
  const { title, description, path, query } = placeholders
  return { ...pageTitle, head: { title, description }, path, query }
}

const mainTag = encodeText('<main')

function lastIndexOf(bytes: Bytes, wanted: Bytes): number {
  for (let at = bytes.byteLength - wanted.byteLength; at >= 0; at -= 1) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  }
  throw new Error('the shell has no <main>')
}

function fillTemplate(template: ShellTemplate, texts: ShellTexts): Shell {
  const { attributesAt, tag, headers } = template
  const before = fillParts(template.before, texts)
  const after = fillParts(template.after, texts)
  return { before, after, mainAt: lastIndexOf(before, mainTag), attributesAt, tag, headers }
}

/** Memory returns the same object to all requests; only a payload that was read again is compared. */
function isSameSite(one: SitePayload, other: SitePayload): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The shell of a page: rendered once per site payload and edition, then taken from memory. A shell
 * without an edition is not stored, and its page is never hydrated.
 */
export async function getShell(
  renderer: Renderer,
  deps: ShellDeps,
  pageRequest: PageRequest,
  pageTitle: PageTitle,
  edition = '',
): Promise<Shell> {
  const { name, locale } = pageRequest
  const { shells } = deps.isolate
  const { site, path } = pageTitle
  const notices = site.notices.map((one) => ({ ...one, isShown: isNoticeOf(one, path) }))
  const shared = withPlaceholders(name, { ...pageTitle, site: { ...site, notices } })
  const shown = notices.filter(({ isShown }) => isShown).map(({ id }) => id)
  const key = [locale, name, shared.path, shellVariant(pageTitle.own), ...shown].join(' ')
  const cached = shells.get(key)
  if (cached?.edition === edition && isSameSite(cached.site, site))
    return cached.shellFor(pageTitle)
  const template = await renderTemplate(renderer, deps, pageRequest, shared, edition)
  const fill = (one: PageTitle) =>
    fillTemplate(template, { ...one, documentTitle: titleOf(pageRequest, one) })
  const complete = shared.path === path && shared.query === '' ? fill(pageTitle) : null
  const shellFor = (one: PageTitle) => complete ?? fill(one)
  if (edition) shells.set(key, { site, edition, shellFor })
  return shellFor(pageTitle)
}

/** The modules that the browser needs to hydrate a page, besides the entry. */
function browserModules(name: RouteName, locale: Locale): string[] {
  const folder = pageFolder(routeOf(name).payload)
  const { pages, messages, texts, forms } = build
  const pageMessages = routeOf(name).messages.map((group) => messages[`${locale}/${group}`])
  const form = formOf(name) ? forms['live-form'] : undefined
  return [
    ...build.shared,
    pages[folder],
    texts[`${folder}/${locale}`],
    messages[`${locale}/core`],
    ...pageMessages,
    form,
  ].filter((file) => file !== undefined)
}

async function createDocumentProps(
  { origin, identityProvider }: Pick<Deployment, 'origin' | 'identityProvider'>,
  name: RouteName,
  locale: Locale,
): Promise<{ props: DocumentContext; policy: DocumentPolicy }> {
  const { inline, policy } = await inlineAssets(pageFolder(routeOf(name).payload), origin)
  const modules = [build.entry, ...browserModules(name, locale)].join(' ')
  const browser = { modules, build: build.id }
  const hasLogin = identityProvider !== null
  return { props: { locale, origin, inline, browser, modules: build.modules, hasLogin }, policy }
}

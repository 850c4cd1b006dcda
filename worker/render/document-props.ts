import { build } from 'virtual:build'
import type { Drawing } from '#client/render'
import type { Own } from '#domain/forms/personal-state'
import { formOf } from '#domain/forms/registry'
import type { Locale } from '#domain/site/locale'
import type { Sheet } from '#domain/site/route-definition'
import { type RouteName, routeOf } from '#domain/site/routes'
import type { DocumentPolicy } from '../http/security-headers'
import type { Work } from '../runtime/request-context'
import { pageCode } from './inline-assets'

const fileName = (payload: string) =>
  payload.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every file the browser needs to take a page over, the entry first. */
function browserModules(name: RouteName, locale: Locale): string[] {
  const page = build.pages[fileName(routeOf(name).payload)]
  const { messages, forms } = build
  const words = routeOf(name).words.map((group) => messages[`${locale}/${group}`])
  const form = formOf(name) ? forms['live-form'] : undefined
  const files = [...build.shared, page, messages[`${locale}/core`], ...words, form]
  return files.filter((file) => file !== undefined)
}

/** The sheets of a page; those of a receipt come only with one. */
function sheetsOf(name: RouteName, own: Own | undefined): readonly Sheet[] {
  const { sheets } = routeOf(name)
  return own?.kind === 'receipt' ? [...sheets, 'steps', 'receipt'] : sheets
}

export async function preparePage(
  work: Work,
  name: RouteName,
  locale: Locale,
  own?: Own,
): Promise<{ drawing: Drawing; policy: DocumentPolicy }> {
  const { origin } = work.deployment
  const { inline, policy } = await pageCode(sheetsOf(name, own), origin)
  const modules = [build.entry, ...browserModules(name, locale)].join(' ')
  const browser = { modules, build: build.id }
  return { drawing: { locale, origin, inline, browser, modules: build.modules }, policy }
}

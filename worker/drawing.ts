import { build } from 'virtual:build'
import type { Drawing } from '#client/render'
import { formOf } from '#domain/forms/index'
import type { Locale } from '#domain/locale'
import { type RouteName, routeOf } from '#domain/routes'
import type { Work } from './context'
import type { DocumentPolicy } from './headers'
import { pageCode } from './style'

const fileName = (payload: string) =>
  payload.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every file the browser needs to take a page over, the entry first. */
function browserModules(name: RouteName, locale: Locale): string[] {
  const page = build.pages[fileName(routeOf(name).payload)]
  const { messages, forms } = build
  const form = formOf(name) ? [forms['live-form'], messages[`${locale}-forms`]] : []
  return [...build.shared, page, messages[locale], ...form].filter((file) => file !== undefined)
}

export async function preparePage(
  work: Work,
  name: RouteName,
  locale: Locale,
): Promise<{ drawing: Drawing; policy: DocumentPolicy }> {
  const { inline, policy } = await pageCode(routeOf(name).sheets)
  const modules = browserModules(name, locale).join(' ')
  const browser = { entry: build.entry, modules, build: build.id }
  return { drawing: { locale, origin: work.deployment.origin, inline, browser }, policy }
}

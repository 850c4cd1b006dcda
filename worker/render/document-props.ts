import { build } from 'virtual:build'
import type { DocumentContext } from '#client/render'
import { formOf } from '#domain/forms/registry'
import type { Locale } from '#domain/site/locale'
import { pageFolder, type RouteName, routeOf } from '#domain/site/routes'
import type { Deployment } from '../env'
import type { DocumentPolicy } from '../http/security-headers'
import { inlineAssets } from './inline-assets'

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

export async function createDocumentProps(
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

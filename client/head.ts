import type { Translate } from '#domain/messages/index'
import type { RouteName } from '#domain/routes'

/** The document's title: the page, then the authority; the home page is the authority itself. */
export function pageTitle(t: Translate, name: RouteName): string {
  const site = t('site.name')
  return name === 'home' ? site : `${t(`routes.${name}.title`)} - ${site}`
}

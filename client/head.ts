import type { Translate } from '#domain/messages/index'
import type { RouteName } from '#domain/routes'

/**
 * The document's title: the page, then the authority by its short name, so that both fit what is
 * shown of a title (70 characters); the home page is the authority itself.
 */
export function pageTitle(t: Translate, name: RouteName): string {
  return name === 'home' ? t('site.name') : `${t(`routes.${name}.title`)} - ${t('site.short')}`
}

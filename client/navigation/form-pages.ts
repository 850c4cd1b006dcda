import { type RouteName, routeOf } from '#domain/site/routes'

/** Whether a page is made for its form: it is one visitor's, and its words are a file of their own. */
export function isFormPage(name: RouteName): boolean {
  return routeOf(name).sheets.includes('form')
}

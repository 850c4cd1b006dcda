import { type RouteName, routeOf } from '#domain/site/routes'

/** True for pages made for a form: they are personal, and their code is a chunk of its own. */
export function isFormPage(name: RouteName): boolean {
  return routeOf(name).messages.includes('forms')
}

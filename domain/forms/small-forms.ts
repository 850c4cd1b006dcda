import type { CommentFormName } from '../feedback/comments'
import { type RouteName, routeOf } from '../site/routes'

/** Forms about the page they are on. Their pages are cached and therefore hold no personal data. */
export type SmallForm = 'feedback' | 'rating' | CommentFormName

const routeFlags: Record<SmallForm, 'feedback' | 'rating' | 'comments' | 'useCases'> = {
  feedback: 'feedback',
  rating: 'rating',
  comment: 'comments',
  useCase: 'useCases',
  suggestion: 'feedback',
}
const names = Object.keys(routeFlags) as SmallForm[]

export function findSmallForm(page: RouteName, name: unknown): SmallForm | null {
  return names.find((form) => form === name && routeOf(page)[routeFlags[form]]) ?? null
}

export function hasSmallForms(page: RouteName): boolean {
  return names.some((form) => routeOf(page)[routeFlags[form]])
}

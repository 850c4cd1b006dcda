import type { CommentForm } from '../feedback/comments'
import { type RouteName, routeOf } from '../site/routes'

/** Forms for what visitors say of a page; they stand on pages that are kept, and hold nothing of anybody. */
export type SmallForm = 'feedback' | 'rating' | CommentForm

const stands: Record<SmallForm, 'feedback' | 'rating' | 'comments'> = {
  feedback: 'feedback',
  rating: 'rating',
  comment: 'comments',
  suggestion: 'feedback',
}
const names = Object.keys(stands) as SmallForm[]

/** The small form of a page that has this name; null when the page has none. */
export function findSmallForm(page: RouteName, name: unknown): SmallForm | null {
  return names.find((form) => form === name && routeOf(page)[stands[form]]) ?? null
}

export function hasSmallForms(page: RouteName): boolean {
  return names.some((form) => routeOf(page)[stands[form]])
}

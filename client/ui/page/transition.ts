type Part = 'cover' | 'title'

/** Props of the element that carries over in a view transition (base.css). */
export type TransitionProps =
  | { 'data-transition': string; 'data-transition-from'?: never }
  | { 'data-transition-from': string; 'data-transition'?: never }

const nameOf = (part: Part, kind: string, slug: string) => `${part}-${kind}-${slug}`

/** For a part of a card in a list item: it carries over to the page when the card is pressed. */
export function transitionFrom(part: Part, kind: string, slug: string): TransitionProps {
  return { 'data-transition-from': nameOf(part, kind, slug) }
}

/** For the same part on the record's page; once a page. */
export function transitionTo(part: Part, kind: string, slug: string): TransitionProps {
  return { 'data-transition': nameOf(part, kind, slug) }
}

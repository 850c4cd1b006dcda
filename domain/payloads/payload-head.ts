/** Title, description and breadcrumbs of a page. */
export interface PayloadHead {
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Breadcrumbs between the parent routes and the page, such as a chapter's book. */
  trail?: { title: string; path: string }[]
}

/** One way to narrow a list, as plain links. */
export interface Facet {
  /** Name of the query. */
  name: string
  title: string
  options: FacetOption[]
}

interface FacetOption {
  value: string
  label: string
  /** How many it leaves beside what else is chosen. */
  count: number
  /** Chooses it; or leaves it off, when it is chosen. */
  href: string
  isChosen: boolean
}

/** A part of a list: how it was narrowed, and every way on. */
export interface Narrowing {
  /** How many are shown. */
  count: number
  facets: Facet[]
  /** What is chosen: where it is left off, and how many there are then. */
  applied: { label: string; href: string; count: number }[]
  /** The whole list. */
  clear: string
}

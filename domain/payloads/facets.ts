/** A facet of a list, with plain links. */
export interface Facet {
  /** Query parameter. */
  name: string
  title: string
  options: FacetOption[]
}

interface FacetOption {
  value: string
  label: string
  /** Number of records with this option and the selected options of the other facets. */
  count: number
  /** Selects the option, or deselects it if it is selected. */
  href: string
  isChosen: boolean
}

export interface FacetedList {
  count: number
  facets: Facet[]
  /** Selected options: link that removes each, and the number of records without it. */
  applied: { label: string; href: string; count: number }[]
  /** Link to the unfiltered list. */
  clear: string
}

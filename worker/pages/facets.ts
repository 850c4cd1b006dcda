import type { Facet, FacetedList } from '#domain/payloads/facets'
import type { Params } from '#domain/site/routes'

export interface FacetDefinition<R> {
  /** Name of the query parameter. */
  name: string
  title: string
  options: readonly { value: string; label: string }[]
  has: (record: R, value: string) => boolean
}

/**
 * Filters records by the chosen facet values and builds links that add or remove each value. `labels` are
 * those of the chosen values. Null when a chosen value is unknown.
 */
export function applyFacets<R>(
  records: readonly R[],
  facets: readonly FacetDefinition<R>[],
  params: Params,
  list: string,
): { shown: R[]; facetedList: FacetedList; labels: string[] } | null {
  const chosen = chosenOf(facets, params)
  if (!chosen) return null
  const shown = (values: Params) => filter(records, facets, values)
  const without = (name: string) =>
    Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== name))
  const href = (values: Params) => facetUrl(list, facets, values)

  const described = facets.map(({ name, title, options }): Facet => {
    const others = without(name)
    return {
      name,
      title,
      options: options.map(({ value, label }) => {
        const isChosen = chosen[name] === value
        const values = { ...others, [name]: value }
        return {
          value,
          label,
          count: shown(values).length,
          href: href(isChosen ? others : values),
          isChosen,
        }
      }),
    }
  })
  const applied = facets.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => chosen[name] === value)
      .map(({ label }) => ({
        label,
        href: href(without(name)),
        count: shown(without(name)).length,
      })),
  )
  const all = shown(chosen)
  return {
    shown: all,
    facetedList: { count: all.length, facets: described, applied, clear: list },
    labels: applied.map(({ label }) => label),
  }
}

function chosenOf<R>(facets: readonly FacetDefinition<R>[], params: Params): Params | null {
  const chosen = facets.flatMap(({ name }) => {
    const value = params[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const isValid = chosen.every(([name, value]) =>
    facets.some((facet) => facet.name === name && facet.options.some((one) => one.value === value)),
  )
  return isValid ? Object.fromEntries(chosen) : null
}

function filter<R>(
  records: readonly R[],
  facets: readonly FacetDefinition<R>[],
  values: Params,
): R[] {
  return records.filter((record) =>
    facets.every(({ name, has }) => {
      const value = values[name]
      return value === undefined || has(record, value)
    }),
  )
}

/** The query has the order of the facets, which is that of the route table. */
function facetUrl<R>(list: string, facets: readonly FacetDefinition<R>[], values: Params): string {
  const query = new URLSearchParams(
    facets.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])),
  )
  return query.size === 0 ? list : `${list}?${query}`
}

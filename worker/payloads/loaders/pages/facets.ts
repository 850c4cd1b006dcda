import type { Facet, Narrowing } from '#domain/payloads/facets'
import type { Params } from '#domain/site/routes'

/** A way to narrow a list of records. */
export interface FacetOf<R> {
  /** Name of the query. */
  name: string
  title: string
  options: readonly { value: string; label: string }[]
  has: (record: R, value: string) => boolean
}

/**
 * The records that an address asks for, and plain links to every narrower or wider part of the list.
 * Null when it asks for an option that no facet has.
 */
export function narrow<R>(
  records: readonly R[],
  facets: readonly FacetOf<R>[],
  asked: Params,
  list: string,
): { shown: R[]; narrowing: Narrowing } | null {
  const chosen = chosenOf(facets, asked)
  if (!chosen) return null
  const shown = (values: Params) => filter(records, facets, values)
  const without = (name: string) =>
    Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== name))
  const href = (values: Params) => address(list, facets, values)

  const drawn = facets.map(({ name, title, options }): Facet => {
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
  return { shown: all, narrowing: { count: all.length, facets: drawn, applied, clear: list } }
}

function chosenOf<R>(facets: readonly FacetOf<R>[], asked: Params): Params | null {
  const chosen = facets.flatMap(({ name }) => {
    const value = asked[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const stands = chosen.every(([name, value]) =>
    facets.some((facet) => facet.name === name && facet.options.some((one) => one.value === value)),
  )
  return stands ? Object.fromEntries(chosen) : null
}

function filter<R>(records: readonly R[], facets: readonly FacetOf<R>[], values: Params): R[] {
  return records.filter((record) =>
    facets.every(({ name, has }) => {
      const value = values[name]
      return value === undefined || has(record, value)
    }),
  )
}

/** The query in the order of the facets, as the route table has it. */
function address<R>(list: string, facets: readonly FacetOf<R>[], values: Params): string {
  const query = new URLSearchParams(
    facets.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])),
  )
  return query.size === 0 ? list : `${list}?${query}`
}

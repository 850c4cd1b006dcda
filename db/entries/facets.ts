import { type Kind, type KindName, kinds } from '#domain/content/kinds'

/** Body field with the facet values of a kind, or null. */
export function facetField(kind: KindName): string | null {
  const { facetField }: Kind = kinds[kind]
  return facetField ?? null
}

/** Facet values of that field, the main one first. */
export function readFacetValues(value: string | string[] | null | undefined): string[] {
  return value === null || value === undefined ? [] : [value].flat()
}

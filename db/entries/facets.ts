import { type Kind, type KindName, kinds } from '#domain/content/kinds'

/** The field of a kind's body whose values its lists may be narrowed to, or null. */
export function labelField(kind: KindName): string | null {
  const { labelledBy }: Kind = kinds[kind]
  return labelledBy ?? null
}

/** What that field says, the most telling first: one value or several. */
export function readLabels(said: string | string[] | null | undefined): string[] {
  return said === null || said === undefined ? [] : [said].flat()
}

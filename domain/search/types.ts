/** What a result is, as a visitor would call it: the values of `kind` in the search's address. */
export const resultTypes = [
  'service',
  'agreement',
  'question',
  'term',
  'book',
  'news',
  'media',
  'dataset',
  'training',
  'vacancy',
  'organisation',
  'page',
] as const

export type ResultType = (typeof resultTypes)[number]

/** Types of the records of the knowledge hub. */
export const hubTypes: readonly ResultType[] = ['book', 'term']

export function isResultType(value: string): value is ResultType {
  return (resultTypes as readonly string[]).includes(value)
}

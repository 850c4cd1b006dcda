/** Where a record stands: `new` has a draft alone. */
export const recordStates = ['new', 'published', 'scheduled', 'ended', 'withdrawn'] as const
export type RecordState = (typeof recordStates)[number]

/** What a list of records can be narrowed to: a draft, one language alone, a dead link, or a state. */
export const recordFilters = ['draft', 'untranslated', 'deadLink', ...recordStates] as const
export type RecordFilter = (typeof recordFilters)[number]

/** Where a record stands: `new` has a draft alone. */
export type RecordState = 'new' | 'published' | 'scheduled' | 'ended' | 'withdrawn'

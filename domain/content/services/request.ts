import * as v from 'valibot'

/** A kind of request; the title is its label, the summary says what it is for, the slug its prefix. */
export const requestKind = v.strictObject({})

/** A subject a request may be about; the slug is what is sent and stored. */
export const requestTopic = v.strictObject({})

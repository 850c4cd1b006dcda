import * as v from 'valibot'

/** A kind of ticket; title: its label, summary: its purpose, slug: the prefix of its references. */
export const ticketKind = v.strictObject({})

/** A subject of tickets; the slug is sent and stored. */
export const ticketTopic = v.strictObject({})

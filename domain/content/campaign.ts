import * as v from 'valibot'

/** A communication campaign: title, summary and the days it is shown. */
export const campaign = v.strictObject({})

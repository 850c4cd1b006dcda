import * as v from 'valibot'

/** Colours and pattern of a generated drawing. */
const drawing = v.strictObject({
  tone: v.picklist(['deep', 'mint', 'leaf', 'sand', 'slate', 'mist']),
  motif: v.picklist(['field', 'medallion', 'dunes', 'arches', 'band', 'screen']),
})

export type Drawing = v.InferOutput<typeof drawing>

import * as v from 'valibot'

const size = v.optional(v.number())

/** Shapes and groups only: markup that can neither run script nor load anything. */
const shape =
  /^(?:<\/?(?:g|path|circle|ellipse|rect|line|polyline|polygon)(?:\s+(?!on|href|xlink|style)[a-z-]+="[^"<>]*")*\s*\/?>|\s+)*$/

const icon = v.object({
  body: v.pipe(v.string(), v.regex(shape)),
  left: size,
  top: size,
  width: size,
  height: size,
})
export type IconDrawing = v.InferOutput<typeof icon>

/** An Iconify collection; rejects icons with other markup than shapes. */
export const iconSet = v.object({
  prefix: v.string(),
  icons: v.record(v.string(), icon),
  width: size,
  height: size,
})
export type IconSet = v.InferOutput<typeof iconSet>

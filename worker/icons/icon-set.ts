import * as v from 'valibot'

const size = v.optional(v.number())

/** Shapes and what groups them: markup that draws, and can neither run nor load anything. */
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

/** Icons of one collection as Iconify writes them; what does not only draw is refused. */
export const iconSet = v.object({
  prefix: v.string(),
  icons: v.record(v.string(), icon),
  width: size,
  height: size,
})
export type IconSet = v.InferOutput<typeof iconSet>

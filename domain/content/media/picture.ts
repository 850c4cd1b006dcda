import * as v from 'valibot'
import { requiredText } from '../required-text'

const pixels = v.pipe(v.number(), v.integer('Not a whole number'), v.minValue(320, 'Too small'))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/**
 * A picture, whose file in db/content/media/ has its slug; title: its caption, date: when it was taken.
 * A published picture keeps its file, because its addresses are cached for ever: another file is
 * another picture.
 */
export const picture = v.strictObject({
  width: pixels,
  height: pixels,
  /** The point that stays visible where the picture is cropped, in percent from the top left. */
  focus: v.optional(v.strictObject({ x: percent, y: percent }), { x: 50, y: 50 }),
  /** Colour of its place while it loads. */
  colour: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'Not a colour written #rrggbb')),
  /** Set where people can be recognised. */
  people: v.optional(v.literal('agreed', 'They have to agree to the publication')),
  alt: requiredText,
  credit: requiredText,
})

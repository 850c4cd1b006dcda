import * as v from 'valibot'
import { slug } from '../fields'
import { requiredText } from '../required-text'

const pixels = v.pipe(v.number(), v.integer('Not a whole number'), v.minValue(320, 'Too small'))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/**
 * A picture; title: its caption, date: when it was taken. Its file has its slug in db/content/media/,
 * or the name in `file`. A file never changes, because its addresses are cached for ever: another one
 * has another name.
 */
export const picture = v.strictObject({
  /** Name of its file, if that is not its slug. */
  file: v.optional(slug),
  width: pixels,
  height: pixels,
  /** The point that stays visible where the picture is cropped, in percent from the top left. */
  focus: v.optional(v.strictObject({ x: percent, y: percent }), { x: 50, y: 50 }),
  /** Colour of its place while it loads. */
  colour: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'Not a colour written #rrggbb')),
  /** Set where people can be recognised. */
  people: v.optional(v.literal('agreed', 'They have to agree to the publication')),
  /** It shows nothing that its page does not say: it has no alternative text. */
  ornament: v.optional(v.boolean()),
  alt: v.optional(requiredText),
  credit: requiredText,
})

/** Slugs of pictures, none twice. */
export const pictureSlugs = v.pipe(
  v.array(slug),
  v.check((slugs) => new Set(slugs).size === slugs.length, 'A picture is named twice'),
)

const mostFurther = 8

/** Slugs of the pictures below the text of a record, besides the one above it in `image`. */
export const furtherPictures = v.optional(
  v.pipe(
    pictureSlugs,
    v.maxLength(mostFurther, `More than ${mostFurther} pictures: make an album of them`),
  ),
)

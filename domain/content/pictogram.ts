import * as v from 'valibot'
import { sumOf } from '../text/numbers'
import { requiredText } from './required-text'

/** Places in which marks can stand: a mark is a seat, a window, a bed, a day, a card, a door … */
const pictogramShapes = [
  'hall',
  'tables',
  'board',
  'sheets',
  'doors',
  'facade',
  'ward',
  'calendar',
  'piles',
  'years',
  'pennants',
] as const

export type PictogramShape = (typeof pictogramShapes)[number]

/** Marks that can still be told apart in a picture of full width. */
const mostPictogramMarks = 700

const amount = v.pipe(v.number(), v.integer('Not a whole number'), v.minValue(1, 'Nothing to draw'))

/**
 * A place drawn with one mark for each unit. `groups` are the marks of each table, floor, week or
 * pile; `labels` name the groups, or `filled` of all marks are filled.
 */
export const pictogram = v.pipe(
  v.strictObject({
    type: v.literal('pictogram'),
    shape: v.picklist(pictogramShapes),
    groups: v.pipe(v.array(amount), v.minLength(1, 'Nothing to draw')),
    filled: v.optional(amount),
    unit: requiredText,
    labels: v.optional(v.array(requiredText)),
    filledLabel: v.optional(requiredText),
    restLabel: v.optional(requiredText),
  }),
  v.forward(
    v.check(
      ({ groups }) => sumOf(groups) <= mostPictogramMarks,
      `More than ${mostPictogramMarks} marks`,
    ),
    ['groups'],
  ),
  v.forward(
    v.check(({ groups, filled = 1 }) => filled <= sumOf(groups), 'More than all groups'),
    ['filled'],
  ),
  v.forward(
    v.check(
      ({ groups, labels }) => !labels || labels.length === groups.length,
      'Not one label for each group',
    ),
    ['labels'],
  ),
  v.forward(
    v.check(
      ({ filled, filledLabel, restLabel, labels }) =>
        (filled !== undefined) === (filledLabel !== undefined && restLabel !== undefined) &&
        !(filled !== undefined && labels),
      '"filled", "filledLabel" and "restLabel" go together, without "labels"',
    ),
    ['filledLabel'],
  ),
)

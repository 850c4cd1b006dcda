import * as v from 'valibot'
import { ticketKinds } from '../../forms/support'
import { placeholdersIn, templatePlaceholders } from '../../tickets/fill-template'
import { slug } from '../fields'
import { requiredText } from '../required-text'

/** The status page shows notes of this length without scrolling. */
const longestText = 900

const templateText = v.pipe(
  requiredText,
  v.maxLength(longestText, `A template has at most ${longestText} characters`),
  v.check(
    (written) => placeholdersIn(written).every((name) => templatePlaceholders.includes(name)),
    `Placeholders are ${templatePlaceholders.map((name) => `{{${name}}}`).join(', ')}`,
  ),
)

/**
 * A prepared answer for the staff, which no page shows; title: what it is for. Gaps in brackets are
 * filled by hand.
 */
export const answerTemplate = v.strictObject({
  kinds: v.pipe(v.array(v.picklist(ticketKinds)), v.minLength(1)),
  /** Slugs of the `ticket-topic`s that it is for; none for all. */
  topics: v.optional(v.array(slug), []),
  text: templateText,
})

import * as v from 'valibot'
import { described, id, instant, plainText } from './described'

/** A record that is no longer on the site. */
export const deletionSchema = v.strictObject({
  collection: described(
    plainText,
    { ar: 'اسم مجموعته.', en: 'Name of its collection.' },
    'vacancies',
  ),
  id: described(id, { ar: 'معرّفه.', en: 'Its identifier.' }, 'internal-auditor'),
  deletedAt: described(
    instant,
    { ar: 'وقت إزالته من الموقع.', en: 'When it was taken off the site.' },
    '2026-10-01T21:00:00.000Z',
  ),
})

export type DeletionResource = v.InferOutput<typeof deletionSchema>

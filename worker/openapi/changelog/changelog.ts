import * as v from 'valibot'
import { id, isoDate } from '#domain/resources/described'
import { createOpenApiDocument } from '../document'
import entries from './entries.json'
import { type ApiSurfaceDocument, changeKinds, withoutTexts } from './surface'

const sentence = v.pipe(v.string(), v.minLength(20))

const schema = v.array(
  v.strictObject({
    date: isoDate,
    id,
    ar: sentence,
    en: sentence,
    changes: v.array(v.strictObject({ kind: v.picklist(changeKinds), what: v.string() })),
  }),
)

export type ApiChangeEntry = v.InferOutput<typeof schema>[number]

/** The changes of the API, newest first. `npm run api-changes` writes them. */
export const apiChanges: readonly ApiChangeEntry[] = v.parse(schema, entries)

/** Where the document that the newest entry belongs to is kept. */
export const recordedFile = 'worker/openapi/changelog/recorded.yaml'

/** The document as it is compared: without its texts, and the lists that editors keep. */
export function currentDocument(): ApiSurfaceDocument {
  const document = createOpenApiDocument('https://site.example', 'en', {})
  // Written as plain JSON, in this shape.
  return withoutTexts(document) as unknown as ApiSurfaceDocument
}

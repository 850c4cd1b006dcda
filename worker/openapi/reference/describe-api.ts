import type { OpenApiPayload } from '#client/pages/open/open-api/payload.ts'
import type { Lists } from '#domain/forms/form'
import type { PageIntroPayload } from '#domain/payloads/open'
import type { Locale } from '#domain/site/locale'
import { apiPath } from '../../routing/resolve-url'
import { createOpenApiDocument } from '../document'
import { apiProblems } from '../problem-types'
import {
  describeChallenge,
  describeCollections,
  describeCommon,
  describeDeletions,
  describeIndex,
  describeRows,
  describeSearch,
  quickStart,
} from './describe-reads'
import { describeWrites } from './describe-writes'
import type { ApiDescription } from './document-parts'

/** Reads the content of the page about the API from its OpenAPI document. */
export function describeApi(
  origin: string,
  locale: Locale,
  lists: Lists,
): Omit<OpenApiPayload, keyof PageIntroPayload> {
  const document = createOpenApiDocument(origin, locale, lists)
  // Written as plain JSON, in this shape.
  const description = document as unknown as ApiDescription
  return {
    description: document.info.description,
    quickStart: quickStart(origin + apiPath),
    common: describeCommon(description),
    reads: [
      describeIndex(description, origin, locale),
      ...describeCollections(description, origin, locale),
      describeRows(description, origin, locale),
      describeSearch(description, origin, locale),
      describeDeletions(description, origin, locale),
    ],
    ...describeWrites(description, origin),
    challenge: describeChallenge(description, origin, locale),
    problems: Object.entries(apiProblems)
      .map(([name, { status, title, advice }]) => ({
        name,
        status,
        title: title[locale],
        advice: advice[locale],
      }))
      .toSorted((one, other) => one.status - other.status),
  }
}

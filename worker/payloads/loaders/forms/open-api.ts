import type { OpenApiPayload } from '#domain/payloads/open'
import { describeApi } from '../../../api/openapi/describe-collections'
import { quickStart } from '../../../api/openapi/samples'
import { apiPath } from '../../../api/paths'
import { type LoaderDeps, loadFormat } from '../../loader'
import { findPageIntro, toPageIntro } from './page-intro'

/** The page about the API: its rules from the content, the rest from its OpenAPI document. */
export async function readOpenApi(deps: LoaderDeps): Promise<OpenApiPayload | null> {
  const { origin, locale } = deps
  const [entry, format] = await Promise.all([findPageIntro(deps, 'open-api'), loadFormat(deps)])
  if (!entry) return null
  return {
    ...toPageIntro(entry, format, deps),
    ...describeApi(origin, locale),
    quickStart: quickStart(origin, apiPath),
  }
}

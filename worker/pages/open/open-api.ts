import { optionValuesOf } from '#domain/forms/form'
import { describeApi } from '../../openapi/reference/describe-api'
import { type Loader, loadFormat } from '../../payloads/loader'
import { readFormOptions } from '../form-options'
import { findPageIntro, toPageIntro } from '../page-text'

export const loadOpenApi: Loader<'openApi'> = async (deps) => {
  const { origin, locale } = deps
  const [entry, format, options] = await Promise.all([
    findPageIntro(deps, 'open-api'),
    loadFormat(deps),
    readFormOptions(deps),
  ])
  if (!entry) return null
  return {
    ...toPageIntro(entry, format, deps),
    ...describeApi(origin, locale, optionValuesOf(options?.lists ?? {})),
  }
}

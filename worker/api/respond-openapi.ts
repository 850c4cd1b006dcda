import { optionValuesOf } from '#domain/forms/form'
import { type Locale, locales } from '#domain/site/locale'
import type { HandlerContext } from '../http/handler-context'
import { createOpenApiDocument } from '../openapi/document'
import { invalidParameter, readLanguage, refuseParameters } from '../openapi/list-request'
import { isRefusal } from '../openapi/problem-types'
import { loadFormOptions } from '../pages/form-options'
import type { PayloadDeps } from '../payloads/payload-reader'
import { acceptedLocale } from './api-context'
import { respondApiFile } from './headers'
import { respondApiRefusal } from './problem'

type Write = (document: object) => string | Promise<string>

/** Written documents by media type, origin and language, with the lists they were written from. */
const written = new Map<string, { lists: string; text: string }>()

/** Writes a document when it is first asked for, and again once editors have changed a list. */
async function writeOnce(
  c: HandlerContext<PayloadDeps>,
  type: string,
  write: Write,
  locale: Locale,
) {
  const ctx = c.get('ctx')
  const { origin } = ctx.deployment
  const lists = optionValuesOf((await loadFormOptions(ctx, locale)).lists)
  const key = [type, origin, locale].join(' ')
  const kept = written.get(key)
  const listsText = JSON.stringify(lists)
  if (kept?.lists === listsText) return kept.text
  const text = await write(createOpenApiDocument(origin, locale, lists))
  written.set(key, { lists: listsText, text })
  return text
}

/** Responds with the document in the requested language. */
async function respond(
  c: HandlerContext<PayloadDeps>,
  type: string,
  write: Write,
): Promise<Response> {
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['lang'])
  if (refused) return respondApiRefusal(c, refused)
  const language = readLanguage(searchParams, acceptedLocale(c))
  if (isRefusal(language)) return respondApiRefusal(c, language)
  const { locale, hasTranslation } = language
  if (hasTranslation) return respondApiRefusal(c, invalidParameter('lang', locales))
  const text = await writeOnce(c, type, write, locale)
  return respondApiFile(c, { type, text, locale })
}

/** `/openapi.json` (OpenAPI 3.1). */
export function respondOpenApiJson(c: HandlerContext<PayloadDeps>): Promise<Response> {
  const type = 'application/vnd.oai.openapi+json;version=3.1; charset=utf-8'
  return respond(c, type, (document) => `${JSON.stringify(document, null, 2)}\n`)
}

/** `/openapi.yaml`, the same document. The writer is loaded when it is first asked for. */
export function respondOpenApiYaml(c: HandlerContext<PayloadDeps>): Promise<Response> {
  const type = 'application/vnd.oai.openapi;version=3.1; charset=utf-8'
  return respond(c, type, async (document) => {
    const { stringify } = await import('yaml')
    return stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 })
  })
}

import type { Context } from 'hono'
import type { Locale } from '#domain/site/locale'
import { respondTextFile } from '../../http/text-file'
import type { AppEnv } from '../../runtime/app-env'
import { acceptedLocale } from '../accepted-locale'
import { apiHeaders } from '../headers'
import { readLanguage, refuseParameters } from '../list-request'
import { refuse } from '../problem'
import { isRefusal } from '../problem-types'
import { createOpenApiDocument } from './document'

type Write = (document: object) => string | Promise<string>

/** Written documents, which never change in a build, by media type, origin and language. */
const written = new Map<string, string>()

async function writeOnce(type: string, write: Write, origin: string, locale: Locale) {
  const key = [type, origin, locale].join(' ')
  const text = written.get(key) ?? (await write(createOpenApiDocument(origin, locale)))
  written.set(key, text)
  return text
}

/** Responds with the document in the requested language; `all` is the default one. */
async function respond(c: Context<AppEnv>, type: string, write: Write): Promise<Response> {
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['lang'])
  if (refused) return refuse(c, refused)
  const language = readLanguage(searchParams, acceptedLocale(c))
  if (isRefusal(language)) return refuse(c, language)
  const { locale } = language
  const text = await writeOnce(type, write, c.get('ctx').deployment.origin, locale)
  const response = await respondTextFile(c, { type, text, locale })
  for (const [name, value] of Object.entries(apiHeaders)) response.headers.set(name, value)
  response.headers.set('vary', 'Accept-Language')
  return response
}

/** `/openapi.json` (OpenAPI 3.1). */
export function respondOpenApiJson(c: Context<AppEnv>): Promise<Response> {
  const type = 'application/vnd.oai.openapi+json;version=3.1; charset=utf-8'
  return respond(c, type, (document) => `${JSON.stringify(document, null, 2)}\n`)
}

/** `/openapi.yaml`, the same document. The writer is loaded when it is first asked for. */
export function respondOpenApiYaml(c: Context<AppEnv>): Promise<Response> {
  const type = 'application/vnd.oai.openapi;version=3.1; charset=utf-8'
  return respond(c, type, async (document) => {
    const { stringify } = await import('yaml')
    return stringify(document, { aliasDuplicateObjects: false, lineWidth: 100 })
  })
}

import type { Context } from 'hono'
import { respondTextFile } from '../../http/text-file'
import type { AppEnv } from '../../runtime/app-env'
import { acceptedLocale } from '../accepted-locale'
import { apiHeaders } from '../headers'
import { isRefusal, readLanguage, refuseParameters } from '../list-request'
import { refuse } from '../problem'
import { createOpenApiDocument } from './document'

/** Reads the language of the document; `all` is that of the default. */
function readDocument(c: Context<AppEnv>) {
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['lang'])
  if (refused) return refused
  const language = readLanguage(searchParams, acceptedLocale(c))
  if (isRefusal(language)) return language
  const { locale } = language
  return { locale, document: createOpenApiDocument(c.get('ctx').deployment.origin, locale) }
}

async function respond(
  c: Context<AppEnv>,
  type: string,
  write: (document: object) => string | Promise<string>,
): Promise<Response> {
  const read = readDocument(c)
  if (isRefusal(read)) return refuse(c, read)
  const { locale, document } = read
  const response = await respondTextFile(c, { type, text: await write(document), locale })
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

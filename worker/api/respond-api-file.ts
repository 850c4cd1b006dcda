import type { Context } from 'hono'
import { respondTextFile, type TextFile } from '../http/text-file'
import type { AppEnv } from '../runtime/app-env'
import { apiHeaders } from './headers'

/** Responds with a generated file of the API in the negotiated language. */
export async function respondApiFile(c: Context<AppEnv>, file: TextFile): Promise<Response> {
  const response = await respondTextFile(c, file)
  for (const [name, value] of Object.entries(apiHeaders)) response.headers.set(name, value)
  response.headers.set('vary', 'Accept-Language')
  return response
}

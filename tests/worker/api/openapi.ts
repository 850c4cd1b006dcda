import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { newState } from '../../support/runtime'
import type { Site } from '../../support/site'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

export interface Operation {
  path: string
  operationId: string
  parameters: { name: string; in: string; schema: Record<string, unknown> }[]
  /** Statuses it documents. */
  statuses: string[]
}

export interface OpenApi {
  document: Record<string, Json>
  operations: Operation[]
}

type Ref = { $ref?: string }

function follow<T>(document: Record<string, Json>, value: T): T {
  const { $ref } = value as Ref
  if (!$ref) return value
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<Json>((part, name) => (part as Record<string, Json>)[name] as Json, document as Json)
  return found as T
}

/** Reads the site's OpenAPI document and lists its operations. */
export async function readOpenApi(site: Site, lang = 'en'): Promise<OpenApi> {
  const response = await site.ask(`/openapi.json?lang=${lang}`)
  const document = (await response.json()) as Record<string, Json>
  const paths = document.paths as Record<string, { get?: Record<string, Json> }>
  const operations = Object.entries(paths)
    .flatMap(([path, { get }]) => (get ? [{ path, get }] : []))
    .map(({ path, get }) => ({
      path,
      operationId: String(get.operationId),
      parameters: ((get.parameters ?? []) as unknown as Operation['parameters']).map((one) =>
        follow(document, one),
      ),
      statuses: Object.keys(get.responses as object),
    }))
  return { document, operations }
}

const pointer = (...names: string[]) =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Checks answers against the document, which the validator reads from a file. */
export function createChecker({ document }: OpenApi) {
  const file = join(newState(), 'api.openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const isValid = async (at: string, value: Json) =>
    (await validate(`${pathToFileURL(file)}#${encodeURI(at)}`, value)).valid
  return {
    /** True for a body of status 200 that is valid by the operation's schema. */
    isAnswer: ({ path }: Operation, body: Json) => {
      const response = pointer('paths', path, 'get', 'responses', '200')
      return isValid(`${response}${pointer('content', 'application/json', 'schema')}`, body)
    },
    isProblem: (body: Json) => isValid('/components/schemas/Problem', body),
  }
}

/** True if the document is valid by the meta-schema of OpenAPI 3.1. */
export async function isOpenApi({ document }: OpenApi): Promise<boolean> {
  const { valid } = await validate(
    'https://spec.openapis.org/oas/3.1/schema-base',
    document as Json,
  )
  return valid
}

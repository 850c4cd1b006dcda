import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setShouldValidateFormat, validate } from '@hyperjump/json-schema/openapi-3-1'
import '@hyperjump/json-schema/formats-lite'
import { newState } from '../../support/runtime'
import type { Site } from '../../support/site'

// Formats are annotations by default (JSON Schema 2020-12).
setShouldValidateFormat(true)

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

export interface Schema {
  type?: string | string[]
  format?: string
  enum?: Json[]
  examples?: Json[]
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
}

export interface Parameter {
  name: string
  in: string
  style?: string
  schema: Schema
}

type Ref = { $ref?: string; content?: object }

export interface Operation {
  method: 'get' | 'post'
  path: string
  operationId: string
  parameters: Parameter[]
  /** What it takes; null for reads. */
  body: { mediaType: string; schema: Schema } | null
  /** The responses it documents, by status. */
  responses: Record<string, Ref>
}

export interface OpenApi {
  document: Record<string, Json>
  /** The reads. */
  operations: Operation[]
  writes: Operation[]
}

interface PathOperation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Ref>
}

function follow<T>(document: Record<string, Json>, value: T): T {
  const { $ref } = value as Ref
  if (!$ref) return value
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<Json>((part, name) => (part as Record<string, Json>)[name] as Json, document as Json)
  return found as T
}

function listOperations(document: Record<string, Json>, method: 'get' | 'post'): Operation[] {
  const paths = document.paths as unknown as Record<
    string,
    { [M in typeof method]?: PathOperation }
  >
  return Object.entries(paths).flatMap(([path, { [method]: operation }]) => {
    if (!operation) return []
    const { operationId, parameters = [], requestBody, responses } = operation
    const [content] = Object.entries(requestBody?.content ?? {})
    return {
      method,
      path,
      operationId,
      parameters: parameters.map((one) => follow(document, one)),
      body: content ? { mediaType: content[0], schema: content[1].schema } : null,
      responses,
    }
  })
}

/** Reads the site's OpenAPI document and lists its operations. */
export async function readOpenApi(site: Site, lang = 'en'): Promise<OpenApi> {
  const response = await site.ask(`/openapi.json?lang=${lang}`)
  const document = (await response.json()) as Record<string, Json>
  const [operations, writes] = [listOperations(document, 'get'), listOperations(document, 'post')]
  return { document, operations, writes }
}

const pointer = (...names: string[]) =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Checks answers against the document, which the validator reads from a file. */
export function createChecker({ document }: OpenApi) {
  const file = join(newState(), 'api.openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const validators = new Map<string, ReturnType<typeof validate>>()
  const isValid = async (at: string, value: Json) => {
    const validator = validators.get(at) ?? validate(`${pathToFileURL(file)}#${encodeURI(at)}`)
    validators.set(at, validator)
    return (await validator)(value).valid
  }
  return {
    /** True for a body that is valid by the operation's schema for its status. */
    isResponse: ({ method, path, responses }: Operation, status: number, body: Json) => {
      const own = pointer('paths', path, method, 'responses', String(status))
      const response = responses[status]?.$ref?.slice(1) ?? own
      const mediaType = status < 300 ? 'application/json' : 'application/problem+json'
      return isValid(`${response}${pointer('content', mediaType, 'schema')}`, body)
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

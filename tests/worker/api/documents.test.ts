import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { fieldJson } from '#worker/openapi/write-bodies'
import { tagsOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'
import { createChecker, isOpenApi, type OpenApi, readOpenApi } from './openapi'

type Paths = Record<
  string,
  {
    post?: {
      requestBody: {
        content: Record<string, { schema: { properties: Record<string, { enum?: string[] }> } }>
      }
    }
  }
>

interface Components {
  schemas: Record<string, { properties?: Record<string, { examples?: string[] }> }>
}

let site: Site
let api: OpenApi
beforeAll(async () => {
  site = await readingSite()
  api = await readOpenApi(site)
})

describe('the OpenAPI document', () => {
  it('is valid by the meta-schema of 3.1, and would not be without its title', async () => {
    expect(await isOpenApi(api)).toBe(true)
    const { info: _, ...rest } = api.document
    expect(await isOpenApi({ ...api, document: rest })).toBe(false)
  })

  it('has the same operations and schemas in Arabic, with its texts in Arabic', async () => {
    const arabic = await readOpenApi(site, 'ar')
    expect(arabic.operations.map(({ operationId }) => operationId)).toEqual(
      api.operations.map(({ operationId }) => operationId),
    )
    const shown = JSON.stringify(arabic.document)
    expect(shown).toContain('يوم النشر')
    expect(shown.includes('Publication date')).toBe(false)
    expect(/\p{Script=Arabic}/u.test(JSON.stringify(api.document))).toBe(false)
  })

  it('is the same in YAML', async () => {
    const response = await site.ask('/openapi.yaml?lang=en')
    expect(response.headers.get('content-type')).toContain('application/vnd.oai.openapi')
    expect(parse(await response.text())).toEqual(api.document)
  })

  it('names the values that a field of a form may have', async () => {
    const form = await (await site.ask('/en/open-data')).text()
    const offered = tagsOf(form).flatMap(({ attributes: { name, value } }) =>
      name === 'requestType' && value ? [value] : [],
    )
    const operation = (api.document.paths as Paths)['/api/v1/requests/open-data']?.post
    const { schema } = operation?.requestBody.content['application/json'] ?? {}
    expect(offered.length).toBeGreaterThan(1)
    expect(schema?.properties.requestType?.enum).toEqual(offered)
    expect(schema?.properties.fullName?.enum).toBeUndefined()
  })

  it('dates a change by the beginning of a day in Riyadh, as records do', async () => {
    const { schemas } = api.document.components as unknown as Components
    const examples = Object.values(schemas).flatMap(
      ({ properties }) => properties?.updatedAt?.examples ?? [],
    )
    const { items } = (await (await site.ask('/api/v1/news?limit=100')).json()) as {
      items: { updatedAt: string }[]
    }
    for (const list of [examples, items.map(({ updatedAt }) => updatedAt)]) {
      const days = list.map((text) => riyadhDate(Date.parse(text)))
      expect(list.length).toBeGreaterThan(5)
      expect(list.map(Date.parse)).toEqual(days.map(startOfRiyadhDay))
    }
  })

  it('has an example of each parameter and field that needs one', () => {
    for (const { operationId, parameters } of api.operations) {
      for (const { name, schema } of parameters) {
        const isClear = 'enum' in schema || 'default' in schema || 'examples' in schema
        // Those of rows are columns, and days, of one dataset.
        const isOfDataset = ['version', 'group', 'sum', 'avg', 'min', 'max'].includes(name)
        const isOpaque = isOfDataset || ['cursor', 'id', 'fields'].includes(name)
        expect([operationId, name, isClear || isOpaque]).toEqual([operationId, name, true])
      }
    }
  })
})

/** A query with a value of a parameter; the properties of an object are parameters in brackets. */
function queryOf(name: string, value: string | object): URLSearchParams {
  if (typeof value === 'string') return new URLSearchParams({ [name]: value, limit: '3' })
  const properties = Object.entries(value).map(([key, one]) => [`${name}[${key}]`, String(one)])
  return new URLSearchParams([...properties, ['limit', '3']])
}

describe('what it documents', () => {
  it('is answered by every operation, for each order and filter by its example', async () => {
    const { isResponse } = createChecker(api)
    for (const operation of api.operations) {
      const { path, parameters } = operation
      // The challenge is asked for in writes.test.ts.
      if (path.endsWith('{id}') || path.endsWith('/challenge')) continue
      // No JSON: bulk.test.ts reads it.
      if (path.endsWith('.gz')) continue
      const address = path.replace('{id}', 'working-days')
      const queries = parameters.flatMap(({ name, schema }) => {
        // CSV is no JSON: rows.test.ts asks for it.
        if (name === 'format') return []
        const values = (schema.enum ?? schema.examples ?? []) as (string | object)[]
        return values.map((value) => queryOf(name, value))
      })
      const known = parameters.some(({ name }) => name === 'limit')
      for (const query of ['', ...queries.slice(0, known ? undefined : 0)]) {
        const response = await site.ask(`${address}?${query}`)
        const body = JSON.parse(await response.text())
        const isDescribed = response.status === 200 && (await isResponse(operation, 200, body))
        expect([`${address}?${query}`, response.status, isDescribed]).toEqual([
          `${address}?${query}`,
          200,
          true,
        ])
      }
    }
  })

  it('is answered for all records of each collection, formats and all, in every language', async () => {
    const { isResponse } = createChecker(api)
    const lists = api.operations.filter(({ path }) =>
      api.operations.some((one) => one.path === `${path}/{id}`),
    )
    expect(lists.length).toBeGreaterThan(10)
    for (const operation of lists) {
      // With "all", each record has its translation too.
      for (const [lang, limit] of [
        ['ar', 5],
        ['en', 5],
        ['all', 100],
      ] as const) {
        const address = `${operation.path}?limit=${limit}&lang=${lang}`
        const body = JSON.parse(await (await site.ask(address)).text())
        expect([address, await isResponse(operation, 200, body)]).toEqual([address, true])
        // A format that is not kept would be found.
        const wrong = body.items.slice(0, 1).map((item: object) => ({
          ...item,
          updatedAt: 'yesterday',
        }))
        expect(await isResponse(operation, 200, { ...body, items: wrong })).toBe(false)
      }
    }
  })

  it('refuses to be written with a validator of a field that it does not know', () => {
    const field = { control: 'text', label: 'form.email' } as const
    const known = v.pipe(v.string(), v.minGraphemes(2), v.maxGraphemes(9))
    expect(fieldJson({ ...field, schema: known }, {}, 'en')).toMatchObject({ minLength: 2 })
    const unknown = v.pipe(v.string(), v.startsWith('x'))
    expect(() => fieldJson({ ...field, schema: unknown }, {}, 'en')).toThrow('starts_with')
  })

  it('says of each operation what it does, and that none needs a key to log in', () => {
    expect(api.document.security).toEqual([])
    const paths = Object.values(api.document.paths as Record<string, Record<string, object>>)
    const operations = paths.flatMap((methods) => Object.values(methods))
    expect(operations.length).toBeGreaterThan(35)
    const silent = operations.filter((one) => !Reflect.get(one, 'description'))
    expect(silent.map((one) => Reflect.get(one, 'operationId'))).toEqual([])
  })

  it('tells the limits, how long a key is remembered and what the headers say of them', async () => {
    for (const lang of ['ar', 'en']) {
      const { document } = await readOpenApi(site, lang)
      const { description } = document.info as { description: string }
      for (const said of ['1,000', '60', 'RateLimit-Policy', 'Retry-After', '24']) {
        expect(description).toContain(said)
      }
    }
  })

  it('is answered for one record of each collection, also with its translation', async () => {
    const { isResponse } = createChecker(api)
    const ones = api.operations.filter(({ path }) => path.endsWith('{id}'))
    expect(ones.length).toBeGreaterThan(10)
    for (const operation of ones) {
      const list = await site.ask(`${operation.path.replace('/{id}', '')}?limit=1`)
      const { items } = (await list.json()) as { items: { id: string }[] }
      const path = operation.path.replace('{id}', items[0]?.id ?? '')
      const body = JSON.parse(await (await site.ask(`${path}?lang=all`)).text())
      expect([path, await isResponse(operation, 200, body)]).toEqual([path, true])
      expect([body.lang, body.translation.lang]).toEqual(['ar', 'en'])
      // A field too many would be found.
      expect(await isResponse(operation, 200, { ...body, secret: true })).toBe(false)
    }
  })
})

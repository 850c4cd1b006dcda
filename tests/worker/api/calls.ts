import fc from 'fast-check'
import type { Site } from '../../support/site'
import { type Body, bodyOf } from './bodies'
import type { OpenApi, Operation, Parameter } from './openapi'

/** The first items of a list and the cursor to those after them. */
interface Listed {
  items: Record<string, unknown>[]
  next: string | null
  /** Of rows: the day of their version. */
  version?: string
}

/** Lists of the site by address: calls that name what is in them reach more than a refusal. */
export type Lists = ReadonlyMap<string, Listed>

export interface Call {
  operation: Operation
  address: string
  /** Null without the header. */
  key: string | null
  body: Body | null
}

const listOf = (path: string) => path.replace(/\/\{id\}.*$/, '')
const idsOf = ({ items }: Listed) => items.map(({ id }) => String(id))

/** Reads the beginning of each list that a path with an identifier belongs to, and of all rows. */
export async function readLists(site: Site, { operations }: OpenApi): Promise<Lists> {
  const lists = new Map<string, Listed>()
  const read = async (address: string) => {
    const response = await site.ask(`${address}?limit=5`)
    if (response.status === 200) lists.set(address, (await response.json()) as Listed)
  }
  const paths = operations.map(({ path }) => path).filter((path) => path.includes('{id}'))
  for (const address of new Set(paths.map(listOf))) await read(address)
  for (const path of paths.filter((one) => !one.endsWith('{id}'))) {
    const list = lists.get(listOf(path))
    for (const id of list ? idsOf(list) : []) await read(path.replace('{id}', id))
  }
  return lists
}

const anyText = fc.string({ unit: 'binary', maxLength: 30 })
const anyName = fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/)

/** A filter by a column of a row: often by its value there, so that some row is found. */
function filterOf(row: Record<string, unknown>): fc.Arbitrary<[name: string, value: string]> {
  const columns = Object.entries(row)
  const anyFilter = fc.tuple(anyName, anyText)
  if (columns.length === 0) return anyFilter
  const byColumn = fc
    .constantFrom(...columns)
    .chain(([name, value]) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          { weight: 9, arbitrary: fc.constant(String(value)) },
          { weight: 1, arbitrary: anyText },
        ),
      ),
    )
  return fc.oneof({ weight: 4, arbitrary: byColumn }, { weight: 1, arbitrary: anyFilter })
}

/** A value by the schema of a parameter, or by what the list has. */
function ownValue(
  { name, schema }: Parameter,
  { items, next, version }: Listed,
): fc.Arbitrary<string> {
  const columns = Object.keys(items[0] ?? {})
  if (name === 'limit') return fc.integer({ min: -5, max: 120 }).map(String)
  if (name === 'cursor') return next === null ? anyText : fc.constant(next)
  if (name === 'version' && version) return fc.constant(version)
  if (schema.type === 'array') {
    const names = schema.items?.enum?.map(String) ?? columns
    return fc.subarray(names).map((chosen) => chosen.join())
  }
  const known = (schema.enum ?? schema.examples ?? []).map(String)
  const values =
    name === 'sort' && !schema.enum ? columns.flatMap((one) => [one, `-${one}`]) : known
  return values.length > 0 ? fc.constantFrom(...values) : anyText
}

/** Most columns have no numbers to compute anything from. */
const seldom = ['version', 'group', 'sum', 'avg', 'min', 'max']

type Pairs = [name: string, value: string][]

/** A parameter as it stands in a query; the properties of an object stand in brackets. */
function pairsOf(parameter: Parameter, listed: Listed): fc.Arbitrary<Pairs> {
  const { name, style } = parameter
  if (style === 'deepObject') {
    return fc
      .array(filterOf(listed.items[0] ?? {}), { minLength: 1, maxLength: 2 })
      .map((filters) => filters.map(([property, value]) => [`${name}[${property}]`, value]))
  }
  const pair = (value: string): Pairs => [[name, value]]
  return fc.oneof(
    { weight: seldom.includes(name) ? 200 : 7, arbitrary: fc.constant<Pairs>([]) },
    // A cursor seldom belongs to the order that is drawn beside it.
    { weight: name === 'cursor' ? 1 : 4, arbitrary: ownValue(parameter, listed).map(pair) },
    { weight: 1, arbitrary: anyText.map(pair) },
  )
}

const nothing: Listed = { items: [], next: null }

/** Identifiers for a path, about half of them of its list. */
function idOf(path: string, lists: Lists): fc.Arbitrary<string> {
  const ids = idsOf(lists.get(listOf(path)) ?? nothing)
  const any = fc.stringMatching(/^[a-z-]{1,12}$/)
  return ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), any) : any
}

/** Calls of a read with values of its schemas and of the site, and some that are neither. */
export function readsOf(operation: Operation, lists: Lists): fc.Arbitrary<Call> {
  const { path, parameters } = operation
  const query = parameters.filter((one) => one.in === 'query')
  return idOf(path, lists).chain((id) => {
    const address = path.replace('{id}', id)
    const listed = lists.get(address) ?? nothing
    return fc.tuple(...query.map((one) => pairsOf(one, listed))).map((pairs) => ({
      operation,
      address: `${address}?${new URLSearchParams(pairs.flat())}`,
      key: null,
      body: null,
    }))
  })
}

/** Calls of a write with bodies of its schema and some that are not; none has a solved challenge. */
export function writesOf(operation: Operation): fc.Arbitrary<Call> {
  const key = fc.oneof(
    { weight: 7, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,20}$/) },
  )
  return fc
    .tuple(key, bodyOf(operation))
    .map(([one, body]) => ({ operation, address: operation.path, key: one, body }))
}

import fc from 'fast-check'
import type { Json, Operation, Schema } from './openapi'

/** Properties of a body to be encoded in the media type, or its text. */
export type Body = { mediaType: string } & ({ text: string } | { fields: Record<string, Json> })

const texts: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('program@example.com', 'someone@example.org'),
  date: fc.constantFrom('2026-12-01', '2027-02-28'),
  uri: fc.constantFrom('https://example.com/', 'http://example.com/page'),
}

/** A value of a schema, of those that the document has in bodies. */
function jsonOf(schema: Schema): fc.Arbitrary<Json> {
  const { type, format = '', items = {}, maxLength = 60 } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.examples) {
    return fc.oneof(fc.constantFrom(...schema.examples), fc.string())
  }
  if (type === 'integer') return fc.integer()
  if (type === 'array') return fc.array(jsonOf(items), { maxLength: 3 })
  return texts[format] ?? fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) })
}

const anyJson = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>

/** Objects with most properties of a schema, some of them with another value, some with one more. */
function fieldsOf({ properties = {} }: Schema): fc.Arbitrary<Record<string, Json>> {
  const entries = Object.entries(properties).map(([name, schema]) =>
    fc.oneof(
      { weight: 16, arbitrary: jsonOf(schema).map((value) => [[name, value]]) },
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: anyJson.map((value) => [[name, value]]) },
    ),
  )
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(fc.string(), anyJson).map((entry) => [entry]) },
  )
  return fc.tuple(...entries, more).map((all) => Object.fromEntries(all.flat()))
}

/** Bodies of an operation: most fit its schema, some are any JSON or any text. */
export function bodyOf({ body }: Operation): fc.Arbitrary<Body | null> {
  if (!body) return fc.constant(null)
  const { mediaType, schema } = body
  const anyText = fc.oneof(
    anyJson.map((value) => JSON.stringify(value)),
    fc.string(),
  )
  return fc.oneof(
    { weight: 8, arbitrary: fieldsOf(schema).map((fields) => ({ mediaType, fields })) },
    { weight: 1, arbitrary: anyText.map((text) => ({ mediaType, text })) },
  )
}

const textOf = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A form in which each item of a list is a file. */
function formOf(fields: Record<string, Json>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) form.append(name, textOf(value))
    else for (const one of value) form.append(name, new Blob([textOf(one)]), 'file.txt')
  }
  return form
}

/** Writes a body in its media type; the type of a form names its boundary. */
export async function encodeBody(body: Body): Promise<{ type: string; bytes: Buffer }> {
  const { mediaType } = body
  const isForm = mediaType === 'multipart/form-data'
  if ('text' in body) {
    const type = isForm ? `${mediaType}; boundary=b` : mediaType
    return { type, bytes: Buffer.from(body.text) }
  }
  if (!isForm) return { type: mediaType, bytes: Buffer.from(JSON.stringify(body.fields)) }
  const response = new Response(formOf(body.fields))
  const type = response.headers.get('content-type') ?? ''
  return { type, bytes: Buffer.from(await response.arrayBuffer()) }
}

import { HTTPException } from 'hono/http-exception'

const decoder = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function decode(bytes: ArrayBuffer): string {
  try {
    return decoder().decode(bytes)
  } catch {
    throw new HTTPException(400)
  }
}

function readJson(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HTTPException(400)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HTTPException(400)
  }
  return value as Record<string, unknown>
}

function collect(
  pairs: Iterable<[string, unknown]>,
  lists: readonly string[],
): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of pairs) {
    const isKnown = Object.hasOwn(fields, name)
    if (lists.includes(name))
      fields[name] = [...(isKnown ? (fields[name] as unknown[]) : []), value]
    else if (isKnown) throw new HTTPException(400)
    else fields[name] = value
  }
  return fields
}

function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new HTTPException(400)
  }
}

/** URLSearchParams would put a replacement character where an escape is no UTF-8. */
function* readPairs(text: string): Generator<[string, string]> {
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=')
    yield [decodeEscapes(name), decodeEscapes(value.join('='))]
  }
}

/** The type of a body, without its parameters. */
function mediaType(headers: Headers): string {
  return (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

/** Whether a body is JSON: what a program sends, and our own script. */
export function isJson(headers: Headers): boolean {
  return mediaType(headers) === 'application/json'
}

const replacement = new TextEncoder().encode('\ufffd')

function includes(bytes: Uint8Array, wanted: Uint8Array): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true
  }
  return false
}

/**
 * Whether the text among files is no UTF-8: FormData puts a replacement character where it is not.
 * One that was typed or pasted stands in the bytes as well.
 */
function isBroken(form: FormData, bytes: ArrayBuffer): boolean {
  const isMarked = [...form.values()].some(
    (value) => typeof value === 'string' && value.includes('\ufffd'),
  )
  return isMarked && !includes(new Uint8Array(bytes), replacement)
}

/**
 * The fields of a POST, as a form or as JSON. Malformed UTF-8 or JSON, and a field sent twice that is
 * none of the lists, are 400; any other type of body is 415.
 */
export async function readFields(
  request: Request,
  lists: readonly string[] = [],
  mayHoldFiles = false,
): Promise<Record<string, unknown>> {
  const type = mediaType(request.headers)
  if (isJson(request.headers)) return readJson(decode(await request.arrayBuffer()))
  if (type === 'application/x-www-form-urlencoded') {
    return collect(readPairs(decode(await request.arrayBuffer())), lists)
  }
  if (type === 'multipart/form-data') {
    const bytes = await request.arrayBuffer()
    if (!mayHoldFiles) decode(bytes)
    const { headers } = request
    const form = await new Response(bytes, { headers }).formData().catch(() => {
      throw new HTTPException(400)
    })
    if (mayHoldFiles && isBroken(form, bytes)) throw new HTTPException(400)
    return collect(form.entries(), lists)
  }
  throw new HTTPException(415)
}

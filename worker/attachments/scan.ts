import * as v from 'valibot'
import type { Bytes } from '#domain/text/encoding'
import type { ScannerSettings } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { openConnection } from '../sockets/connection'

/** What a scanner says of a file: the signature that matched, or null for a clean one. */
export interface ScanResult {
  signature: string | null
}

/** Rejects if there is no result, for whatever reason. */
type Scan<Settings> = (settings: Settings, bytes: Bytes) => Promise<ScanResult>

type ClamdSettings = Extract<ScannerSettings, { kind: 'clamd' }>
type HttpSettings = Extract<ScannerSettings, { kind: 'http' }>

/** A file as clamd reads it: its length in four bytes, the file, and a length of zero. */
function frame(bytes: Bytes): Bytes {
  const framed = new Uint8Array(bytes.byteLength + 8)
  new DataView(framed.buffer).setUint32(0, bytes.byteLength)
  framed.set(bytes, 4)
  return framed
}

/** The command INSTREAM of clamd (clamd(8)); commands with `z` end in a null byte, as their replies do. */
const scanByClamd: Scan<ClamdSettings> = async ({ address, isSecure }, bytes) => {
  const connection = await openConnection(address, isSecure ? 'on' : 'off')
  try {
    await connection.write('zINSTREAM\0')
    await connection.write(frame(bytes))
    const reply = await connection.readLine('\0')
    if (reply === 'stream: OK') return { signature: null }
    const [, signature] = /^stream: (.{1,200}) FOUND$/.exec(reply) ?? []
    if (!signature) throw new Error('clamd scanned nothing')
    return { signature }
  } finally {
    await connection.close()
  }
}

const verdict = v.object({
  Status: v.picklist(['OK', 'FOUND']),
  Description: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
const verdicts = v.union([verdict, v.pipe(v.array(verdict), v.minLength(1))])

/**
 * A service with the interface of clamav-rest: the file as a form, and `{"Status": "FOUND",
 * "Description": <signature>}` or `OK`, alone or in a list.
 */
const scanByHttp: Scan<HttpSettings> = async ({ url, token }, bytes) => {
  const body = new FormData()
  // The name that its sender gave it is nobody's business there.
  body.set('file', new File([bytes], 'file'))
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
  const found = v.parse(verdicts, await response.json())
  const all = Array.isArray(found) ? found : [found]
  const match = all.find(({ Status }) => Status === 'FOUND')
  // A clean file is 200 as well: an error page in JSON is none.
  if (!match && !response.ok) throw new Error('scanner failed')
  return { signature: match ? match.Description || 'unnamed' : null }
}

/** Sends a file to the scanner of the deployment. */
export async function scanFile(scanner: ScannerSettings, bytes: Bytes): Promise<ScanResult> {
  const scanning =
    scanner.kind === 'clamd' ? scanByClamd(scanner, bytes) : scanByHttp(scanner, bytes)
  return withDeadline(deadlines.scan, 'scan', scanning)
}

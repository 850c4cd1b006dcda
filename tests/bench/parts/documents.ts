import type { Served } from '../runtime.ts'

/** Headers of the transfer, not of the page. */
const ofWire = /^(connection|content-length|date|transfer-encoding)$/

interface PageDocument {
  bytes: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/**
 * A page with its headers, as the site sends it. Each read has a connection of its own: compression
 * blocks this process between two reads for longer than workerd keeps an idle one.
 */
export async function readDocument({ direct }: Served, path: string): Promise<PageDocument> {
  const headers = { 'accept-language': 'ar', connection: 'close' }
  const response = await fetch(direct + path, { headers })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofWire.test(name))),
  }
}

import { type Bytes, encodeText } from '#domain/text/encoding'

/** TCP connection of a client of a protocol of lines. */
export interface Connection {
  /** The next line without its end, as UTF-8; rejects when the connection ends before. */
  readLine: (end?: '\n' | '\0') => Promise<string>
  write: (text: string | Bytes) => Promise<void>
  /** Continues over TLS (RFC 3207); whatever was read before is dropped. */
  startTls: () => Connection
  /** Never rejects. */
  close: () => Promise<void>
}

export interface Address {
  hostname: string
  port: number
}

export type SecureTransport = 'on' | 'off' | 'starttls'

/** A line of a reply; no server needs a longer one. */
const longestLine = 65_536

const decoder = new TextDecoder()

function connectionOf(socket: Socket): Connection {
  const reader: ReadableStreamDefaultReader<Uint8Array> = socket.readable.getReader()
  const writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter()
  let buffer = new Uint8Array()
  const readMore = async () => {
    const { done, value } = await reader.read()
    if (done) throw new Error('connection ended')
    if (buffer.byteLength + value.byteLength > longestLine) throw new Error('line too long')
    const longer = new Uint8Array(buffer.byteLength + value.byteLength)
    longer.set(buffer)
    longer.set(value, buffer.byteLength)
    buffer = longer
  }
  return {
    async readLine(end = '\n') {
      const mark = end.charCodeAt(0)
      while (!buffer.includes(mark)) await readMore()
      const at = buffer.indexOf(mark)
      const line = decoder.decode(buffer.subarray(0, at))
      buffer = buffer.slice(at + 1)
      return line.replace(/\r$/, '')
    },
    write: (text) => writer.write(typeof text === 'string' ? encodeText(text) : text),
    startTls() {
      reader.releaseLock()
      writer.releaseLock()
      return connectionOf(socket.startTls())
    },
    close: () => socket.close().catch(() => undefined),
  }
}

/** Opens a connection; rejects if nobody listens, or if the certificate of the server is not valid. */
export async function openConnection(
  address: Address,
  secureTransport: SecureTransport = 'off',
): Promise<Connection> {
  // Not at the top: Node, in which tests import modules that lead here, does not know it.
  const { connect } = await import('cloudflare:sockets')
  const socket = connect(address, { secureTransport, allowHalfOpen: false })
  // An error of the connection also rejects its reads and writes, which are awaited.
  socket.closed.catch(() => undefined)
  await socket.opened
  return connectionOf(socket)
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Relayed {
  asked: IncomingMessage
  answer: ServerResponse
  /** Of the site. */
  body: Buffer
}

/** Origin of a relay to a site, until the test ends. `send` ends the answer. */
export async function startRelay(
  site: string,
  send: (relayed: Relayed) => unknown,
): Promise<string> {
  const relay = createServer(async (asked, answer) => {
    const { 'accept-encoding': _, 'if-none-match': _tag, ...headers } = asked.headers
    const sent = request(new URL(asked.url ?? '/', site), { method: asked.method, headers })
    asked.pipe(sent)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const body = await buffer(response)
    const { 'content-length': _length, etag: _etag, ...own } = response.headers
    answer.writeHead(response.statusCode ?? 502, own)
    await send({ asked, answer, body })
  })
  await once(relay.listen(0, 'localhost'), 'listening')
  onTestFinished(() => {
    relay.closeAllConnections()
    relay.close()
  })
  return `http://localhost:${(relay.address() as AddressInfo).port}`
}

/** Documents that have the mark stop before it for a while (ms), as on a slow network. */
interface Pause {
  mark: string
  ms: number
}

/** Origin of a relay to a site whose documents pause, until the test ends. */
export function startSlowRelay(site: string, { mark, ms }: Pause): Promise<string> {
  return startRelay(site, async ({ asked, answer, body }) => {
    const at = body.indexOf(mark)
    if (at > 0 && asked.headers['sec-fetch-dest'] === 'document') {
      answer.write(body.subarray(0, at))
      await new Promise((resolve) => setTimeout(resolve, ms))
      answer.end(body.subarray(at))
    } else answer.end(body)
  })
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** Documents that have the mark stop before it for a while (ms), as on a slow network. */
interface Pause {
  mark: string
  ms: number
}

/** Origin of a relay to a site, until the test ends. */
export async function startSlowRelay(site: string, { mark, ms }: Pause): Promise<string> {
  const relay = createServer(async (asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const sent = request(new URL(asked.url ?? '/', site), { method: asked.method, headers })
    asked.pipe(sent)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const body = await buffer(response)
    answer.writeHead(response.statusCode ?? 502, response.headers)
    const at = body.indexOf(mark)
    if (at > 0 && asked.headers['sec-fetch-dest'] === 'document') {
      answer.write(body.subarray(0, at))
      await new Promise((resolve) => setTimeout(resolve, ms))
      answer.end(body.subarray(at))
    } else answer.end(body)
  })
  await once(relay.listen(0, 'localhost'), 'listening')
  onTestFinished(() => {
    relay.closeAllConnections()
    relay.close()
  })
  return `http://localhost:${(relay.address() as AddressInfo).port}`
}

import { Agent, request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  /** Each received chunk and the milliseconds until it arrived. */
  pieces: { at: number; bytes: Buffer }[]
}

export interface RawInit {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sends the body in chunks without Content-Length. */
  chunked?: boolean
  /** Sends the body but never ends the request. */
  open?: boolean
}

/** One keep-alive connection for consecutive requests, with access to the raw bytes. */
export function openConnection(url: URL) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (path: string, init: RawInit = {}) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const { method = 'GET', headers = {}, body, chunked, open } = init
      const started = performance.now()
      const target = { host: url.hostname, port: url.port, path, method, headers, agent }
      const asking = request(target, (response) => {
        const pieces: RawAnswer['pieces'] = []
        response.on('data', (bytes: Buffer) =>
          pieces.push({ at: performance.now() - started, bytes }),
        )
        const finish = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces.map(({ bytes }) => bytes)),
            pieces,
          })
        response.on('end', finish).on('error', finish)
        if (open) response.once('data', () => asking.destroy())
      })
      asking.on('error', reject)
      if (!chunked && !open) return asking.end(body)
      if (body) asking.write(body)
      if (!open) asking.end()
    })
  return { send, close: () => agent.destroy() }
}

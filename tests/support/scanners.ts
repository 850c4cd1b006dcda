import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installPackages } from './browser/debian'
import { makePdf } from './files'

/** What the scanners of the tests take for a virus, and the name that they give it. */
const marker = 'SITE-TEST-VIRUS'
export const signature = 'Site.Test.UNOFFICIAL'

export const cleanFile = { name: 'a.pdf', bytes: makePdf() }
export const infectedFile = { name: 'b.pdf', bytes: makePdf(`(${marker}) `) }

export interface Scanner {
  url: string
  /** While true it ends every connection without an answer. */
  isAway: boolean
  close: () => Promise<void>
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const stop = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** The data of an INSTREAM command (clamd(8)); null until its last chunk, of length zero, is there. */
function readStream(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (!sent.toString('latin1').startsWith(command)) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A server that speaks clamd's protocol and knows one signature. */
export async function openClamdStub(): Promise<Scanner> {
  const scanner = { url: '', isAway: false, close: () => stop(server) }
  const answer = (socket: Socket) => {
    if (scanner.isAway) return socket.destroy()
    const sent: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      sent.push(chunk)
      const data = readStream(Buffer.concat(sent))
      if (data) socket.end(`stream: ${data.includes(marker) ? `${signature} FOUND` : 'OK'}\0`)
    })
  }
  const server = createServer(answer)
  scanner.url = `clamd://127.0.0.1:${await listen(server)}`
  return scanner
}

/** A service with the interface of clamav-rest. */
export async function openHttpScanner(token: string): Promise<Scanner> {
  const server = createHttpServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const isAllowed = request.headers.authorization === `Bearer ${token}`
    const isForm = /^multipart\/form-data/.test(request.headers['content-type'] ?? '')
    if (scanner.isAway || !isAllowed || !isForm) {
      response.writeHead(500).end('{"Status": "ERROR"}')
      return
    }
    const isFound = body.includes(marker)
    response.writeHead(isFound ? 406 : 200, { 'content-type': 'application/json' })
    const found = { Status: 'FOUND', Description: signature }
    response.end(JSON.stringify([isFound ? found : { Status: 'OK', Description: '' }]))
  })
  const scanner = { url: '', isAway: false, close: () => stop(server) }
  scanner.url = `http://127.0.0.1:${await listen(server)}/v2/scan`
  return scanner
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await stop(server)
  return port
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const clamd = '/usr/sbin/clamd'

/** The real clamd, installed if it is missing, with one signature of its own and none of the published ones. */
export async function openClamd(): Promise<Scanner> {
  const failure = existsSync(clamd) ? null : installPackages('clamav-daemon')
  if (failure) throw new Error(failure)
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
  const hex = Buffer.from(marker).toString('hex')
  writeFileSync(join(folder, 'site.ndb'), `Site.Test:0:*:${hex}\n`)
  const port = await freePort()
  const config = join(folder, 'clamd.conf')
  const lines = [
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${folder}`,
    'Foreground yes',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`)
  const process = spawn(clamd, ['--config-file', config], { stdio: 'ignore' })
  process.on('error', () => undefined)
  for (let waited = 0; waited < 30_000 && !(await isOpen(port)); waited += 100) await pause(100)
  return {
    url: `clamd://127.0.0.1:${port}`,
    isAway: false,
    async close() {
      process.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

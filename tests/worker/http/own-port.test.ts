import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entryKey } from '#worker/payloads/envelope'
import { devArguments } from '../../../build/server'
import { formType } from '../../support/forms/posts'

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return String(address.port)
}

const state = mkdtempSync(join(tmpdir(), 'own-port-'))
let server: ChildProcess
let origin: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  const wrangler = 'node_modules/wrangler/bin/wrangler.js'
  server = spawn(process.execPath, [wrangler, ...devArguments(port, state)], { stdio: 'ignore' })
  const isUp = () =>
    fetch(`${origin}/builds/latest.json`)
      .then(({ ok }) => ok)
      .catch(() => false)
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`wrangler ended with ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
})
afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill()
  await ended
  rmSync(state, { recursive: true, force: true })
})

describe('a site that is started at another port', () => {
  it.each(['/faq', '/en/faq'])('names that port in the links of %s', async (path) => {
    const html = await (await fetch(origin + path)).text()
    const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="(http[^"]+)"/g)]
    expect(links[0]?.[1]).toBe(origin + path)
    expect(links.map(([, href = '']) => new URL(href).origin)).toEqual([
      origin,
      origin,
      origin,
      origin,
    ])
  })

  it('keeps payloads apart from those of another port, for they hold its links', async () => {
    const wanted = { build: 'b', locale: 'ar', name: 'site' } as const
    expect(await entryKey(origin, wanted)).not.toBe(await entryKey('http://localhost:8787', wanted))
  })

  it('takes its own forms, and nobody else’s', async () => {
    const send = (from: string) =>
      fetch(`${origin}/locale`, {
        method: 'POST',
        body: 'locale=en&path=%2Ffaq',
        headers: { 'content-type': formType, origin: from },
        redirect: 'manual',
      })
    expect((await send(origin)).status).toBe(303)
    expect((await send('http://localhost:8787')).status).toBe(403)
  })
})

import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCandidate } from '../../bench/served'

// Not the usual harness: its proxy does not forward client disconnects.
let site: Awaited<ReturnType<typeof openCandidate>>
beforeAll(async () => {
  site = await openCandidate('memory')
})
afterAll(() => site.close())

const head = 'POST /media-center/invitation HTTP/1.1\r\nHost: localhost\r\n'
const small = `${head}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`
const part = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n'
const upload = `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n${part}${'x'.repeat(200_000)}`

it.each([
  ['a small body', small],
  ['a large one', upload],
])('who leaves in the middle of %s is an event of its own, and no failure', async (_, started) => {
  const { hostname, port } = new URL(site.direct)
  site.forget()
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => socket.write(started, () => resolve()))
  await new Promise((resolve) => setTimeout(resolve, 300))
  socket.destroy()
  await vi.waitFor(() => expect(site.lines().join()).toContain('"event":"request"'), 10_000)
  const lines = site.lines().map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 'info', event: 'aborted', route: 'invitation' },
    { level: 'info', event: 'request', status: 499 },
  ])
})

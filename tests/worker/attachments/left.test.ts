import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCandidate } from '../../bench/served'

// Not the usual harness: its proxy does not forward client disconnects, and holds a response back
// until the request body has ended.
let site: Awaited<ReturnType<typeof openCandidate>>
beforeAll(async () => {
  site = await openCandidate('memory')
})
afterAll(() => site.close())

const head = 'POST /media-center/invitation HTTP/1.1\r\nHost: localhost\r\n'
const small = `${head}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`
const uploadHead = `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n`
const file = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n'
const beginning = `${file}${'x'.repeat(200_000)}`
const upload = uploadHead + beginning
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

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

it.each([
  ['another form', field('form', 'support')],
  ['a key that is none', field('form', 'invitation') + field('idempotencyKey', 'x')],
])(
  '%s is refused before the files behind it have arrived',
  { timeout: 15_000 },
  async (_, fields) => {
    const { hostname, port } = new URL(site.direct)
    const socket = connect(Number(port), hostname)
    const response = new Promise<Buffer>((resolve) => socket.once('data', resolve))
    socket.write(uploadHead + fields + beginning)
    expect(String(await response)).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  },
)

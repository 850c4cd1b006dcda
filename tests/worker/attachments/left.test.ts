import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../../support/site'

// The worker's own socket: the local entry does not forward client disconnects, and holds a
// response back until the request body has ended.
let site: Site
let direct: URL
beforeAll(async () => {
  site = await openSite()
  direct = await site.directAddress()
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
  const { hostname, port } = direct
  const before = (await site.log()).length
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => socket.write(started, () => resolve()))
  await new Promise((resolve) => setTimeout(resolve, 300))
  socket.destroy()
  await vi.waitFor(async () => {
    const lines = (await site.log()).slice(before).map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { level: 'info', event: 'aborted', route: 'invitation' },
      { level: 'info', event: 'request', status: 499 },
    ])
  }, 10_000)
})

it.each([
  ['another form', field('form', 'support')],
  ['a key that is none', field('form', 'invitation') + field('idempotencyKey', 'x')],
])(
  '%s is refused before the files behind it have arrived',
  { timeout: 15_000 },
  async (_, fields) => {
    const { hostname, port } = direct
    const socket = connect(Number(port), hostname)
    const response = new Promise<Buffer>((resolve) => socket.once('data', resolve))
    socket.write(uploadHead + fields + beginning)
    expect(String(await response)).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  },
)

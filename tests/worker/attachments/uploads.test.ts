import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routePath } from '#domain/site/routes'
import { makePdf, makePng } from '../../support/files'
import { answers } from '../../support/forms/answers'
import {
  deleteStored,
  goodFiles,
  listStored,
  megabyte,
  sendInvitation,
} from '../../support/forms/attachments'
import { summaryOf } from '../../support/forms/form-markup'
import {
  filled,
  openForm,
  readOpened,
  sendBody,
  sendWithFiles,
  stateOf,
} from '../../support/forms/forms'
import { formType, newVisitor } from '../../support/forms/posts'
import { openConnection } from '../../support/raw-request'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => deleteStored(site))

const path = routePath('invitation', 'en')
const multipart = 'multipart/form-data; boundary=b'
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead =
  '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n'

/** Starts a large upload that stays open until it is aborted. */
async function beginUpload() {
  const { hostname, port } = await site.address()
  const headers = { ...newVisitor(), host: new URL(origin).host, origin, 'content-type': multipart }
  const sent = request({ hostname, port, path, method: 'POST', headers })
  sent.on('error', () => {})
  await new Promise<void>((resolve) => {
    sent.write(part('form', 'invitation') + fileHead + 'x'.repeat(megabyte), () => resolve())
  })
  return { breakOff: () => sent.destroy() }
}

const large = () => ({
  name: 'a.pdf',
  bytes: Buffer.concat([makePdf(), Buffer.alloc(megabyte, ' ')]),
})

async function sendLarge() {
  const fields = filled('invitation', await openForm(site, path))
  return sendWithFiles(site, path, fields, [large()])
}

/**
 * Polls until a response is as expected, because the effect of another request takes time to show.
 */
async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask()
    if (isRight(answer) || tries === 20) return answer
  }
}

describe('a body that is no form with files', () => {
  it.each([formType, 'application/json'])('as %s is refused past 64 KiB', async (type) => {
    const body = Buffer.alloc(14 * megabyte, 'a')
    const reply = await sendBody(site, path, body, { 'content-type': type })
    expect(reply.status).toBe(413)
    const connection = openConnection(await site.address())
    const headers = { ...newVisitor(), host: new URL(origin).host, origin, 'content-type': type }
    const init = { method: 'POST', headers, body: body.subarray(0, 70_000), chunked: true }
    expect((await connection.send(path, init)).status).toBe(413)
    connection.close()
  })
})

describe('a form with files', () => {
  it.each([
    ['another form', part('form', 'support')],
    ['a key that is none', part('form', 'invitation') + part('idempotencyKey', 'x')],
    ['65 parts', part('form', 'invitation') + part('reasons', '').repeat(65)],
  ])('with %s is refused', async (_, body) => {
    const whole = `${body}${fileHead}x\r\n--b--\r\n`
    expect((await sendBody(site, path, whole, { 'content-type': multipart })).status).toBe(400)
  })

  it('has its files looked at after its captcha', async () => {
    const fields = { ...filled('invitation', await openForm(site, path)), captchaAnswer: '99' }
    const bad = { name: 'a.pdf', bytes: makePng() }
    const reply = await sendWithFiles(site, path, fields, [bad])
    expect(reply.status).toBe(422)
    expect(summaryOf(reply.text).map(({ field }) => field)).not.toContain('attachments')
  })

  it('needs no new captcha when only its files were refused', async () => {
    const bad = { name: 'a.pdf', bytes: makePng() }
    const { fields, ...reply } = await sendInvitation(site, path, [bad])
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(['attachments'])
    const passed = stateOf(readOpened(reply.text)).captcha?.passed ?? ''
    const { captchaToken, captchaAnswer, ...rest } = fields
    const again = { ...rest, captchaPassed: passed }
    const taken = await sendWithFiles(site, path, again, goodFiles.slice(0, 1))
    expect(taken.status).toBe(303)
    expect(await listStored(site)).toHaveLength(1)
  })

  it('comes back with all that was typed while two others are read, and is taken after', async () => {
    // Two would do, but under load the test's server at times leaves one unread.
    const others = [await beginUpload()]
    const sendBeside = async () => {
      others.push(await beginUpload())
      return sendLarge()
    }
    const busy = await until(sendBeside, ({ status }) => status === 503)
    expect(busy.status).toBe(503)
    expect(busy.headers.get('retry-after')).toBe('30')
    expect(stateOf(readOpened(busy.text)).values).toEqual(answers.invitation)
    const { text } = await sendInvitation(site, path, goodFiles.slice(0, 1))
    expect(text).toBe('')
    for (const { breakOff } of others) breakOff()
    expect((await until(sendLarge, ({ status }) => status === 303)).status).toBe(303)
  })
})

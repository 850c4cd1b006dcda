import { afterAll, expect, it } from 'vitest'
import { routePath } from '#domain/site/routes'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { sendInvitation } from '../../support/forms/attachments'
import type { SentFile } from '../../support/forms/forms'
import { mainOf } from '../../support/html'
import { readRows } from '../../support/rows'
import { cleanFile, infectedFile, openClamdStub, signature } from '../../support/scanners'

const scanner = await openClamdStub()
const opened = prepareStaffSite({ vars: { SCAN_URL: scanner.url } })
const reem = opened.entered(officers.reem)
afterAll(() => scanner.close())

/** Sends an invitation with a file; returns the path of its ticket. */
async function send(file: SentFile): Promise<string> {
  const sent = await sendInvitation(opened.site, routePath('invitation', 'en'), [file])
  expect(sent.status).toBe(303)
  const [row] = await readRows(
    opened.site,
    'SELECT reference FROM submissions WHERE idempotency_key = ?',
    sent.fields.idempotencyKey,
  )
  return `/staff/requests/${row?.reference}`
}

/** Asks until the site has answered: on a busy machine a page may exceed its deadline. */
async function ask(path: string): ReturnType<typeof reem.open> {
  for (let tries = 1; ; tries++) {
    const answer = await reem.open(path)
    if (answer.status !== 503 || tries === 20) return answer
    await answer.arrayBuffer()
  }
}

/** The text of the ticket, and whether its file can be downloaded from there. */
async function open(page: string) {
  const answer = await ask(page)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  return { text: mainOf(html), isLinked: html.includes(`href="${page}/files/1"`) }
}

const statusOfFile = async (page: string) => (await ask(`${page}/files/1`)).status

const query = (sql: string) => readRows(opened.site, sql)

it('a file is kept back until the scanner has found it clean', async () => {
  const page = await send(cleanFile)
  const before = await open(page)
  expect(before.text).toContain('بانتظار فحص الفيروسات')
  expect(before.isLinked).toBe(false)
  expect((await open(`/en${page}`)).text).toContain('Waiting for the virus scan')
  expect(await statusOfFile(page)).toBe(404)

  await opened.site.cron()
  const after = await open(page)
  expect(after.isLinked).toBe(true)
  expect(after.text).not.toContain('بانتظار فحص الفيروسات')
  expect(await statusOfFile(page)).toBe(200)
})

it('a file with a virus stays back, and the officer reads its name', async () => {
  const page = await send(infectedFile)
  await opened.site.cron()
  const { text, isLinked } = await open(page)
  expect(text).toContain('الملف محجوز')
  expect(text).toContain(signature)
  expect(isLinked).toBe(false)
  const en = await open(`/en${page}`)
  expect(en.text).toContain(`Kept back, a virus was found: ${signature}`)
  expect(await statusOfFile(page)).toBe(404)
  const lines = (await opened.site.log()).filter((line) => line.includes('scan.refused'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toMatch(/b\.pdf|Site\.Test/)
})

it('a scan that fails is tried again', async () => {
  const page = await send(cleanFile)
  scanner.isAway = true
  await opened.site.cron()
  scanner.isAway = false
  expect(await open(page)).toMatchObject({ isLinked: false })
  const waiting = 'SELECT attempts FROM attachment_scans WHERE next_at IS NOT NULL'
  expect(await query(waiting)).toEqual([{ attempts: 1 }])
  const { DB } = await opened.site.env()
  await DB.prepare('UPDATE attachment_scans SET next_at = 1 WHERE next_at IS NOT NULL').run()
  await opened.site.cron()
  expect(await open(page)).toMatchObject({ isLinked: true })
})

it('a file from before the scanner was configured is scanned once its ticket is opened', async () => {
  const page = await send(infectedFile)
  const { DB } = await opened.site.env()
  await DB.prepare('DELETE FROM attachment_scans').run()
  expect(await statusOfFile(page)).toBe(404)
  await opened.site.cron()
  expect((await open(page)).text).toContain(signature)
})

it('a file that is gone from the bucket is forgotten', async () => {
  await send(cleanFile)
  const { ATTACHMENTS } = await opened.site.env()
  const [waiting] = await query("SELECT name FROM attachment_scans WHERE state = 'waiting'")
  await ATTACHMENTS.delete(String(waiting?.name))
  await opened.site.cron()
  expect(await query("SELECT name FROM attachment_scans WHERE state = 'waiting'")).toEqual([])
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { createDatabase } from '#db/client'
import { locales } from '#domain/site/locale'
import { type RouteName, routePath } from '#domain/site/routes'
import { sweepFiles } from '#worker/jobs/sweep'
import type { Browser } from '../../support/auth/browser'
import { createMember } from '../../support/auth/member'
import { openAction, requestPath, waiting } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { makeJpeg, makePng } from '../../support/files'
import { deleteStored, goodFiles, listStored, megabyte } from '../../support/forms/attachments'
import { danglingIds, errorBeside, summaryOf } from '../../support/forms/form-markup'
import {
  filled,
  openForm,
  readOpened,
  type SentFile,
  sendWithFiles,
} from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import {
  beginChange,
  changeFields,
  information,
  openRequest,
  placeRequest,
  shownOf,
} from '../../support/forms/requests'
import { findTag, mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, dumpStored, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { cleanFile, infectedFile, openClamdStub, signature } from '../../support/scanners'

const scanner = await openClamdStub()
const opened = prepareStaffSite({ vars: { SCAN_URL: scanner.url } })
let reem: Browser
beforeAll(async () => {
  reem = await opened.enter(officers.reem)
})
afterAll(() => scanner.close())
beforeEach(() => deleteStored(opened.site))

const photo: SentFile = { name: 'حفرة canary.jpg', type: 'image/jpeg', bytes: makeJpeg() }
const sheet = goodFiles[2] as SentFile
/** Named a PDF, and none. */
const wrongKind: SentFile = { name: 'record.pdf', bytes: makePng() }

async function openAtDesk(reference: string, language = '') {
  for (let tries = 1; ; tries++) {
    const answer = await reem.open(`${language}/staff/requests/${reference}`)
    const html = await answer.text()
    if (answer.status === 200) return { html, text: mainOf(html) }
    if (tries === 20) throw new Error(`the desk answered ${answer.status}`)
  }
}

async function download(reference: string, number: number) {
  const answer = await reem.open(`/staff/requests/${reference}/files/${number}`)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

function formWith(fields: Record<string, string>, files: readonly SentFile[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, type = '', bytes } of files) {
    form.append('attachments', new Blob([new Uint8Array(bytes)], { type }), name)
  }
  return form
}

describe.each(some(locales, 1))('a form in %s', (locale) => {
  it.each([
    ['support', 'contact', { mainType: 'COMP' }],
    ['openData', 'openData', {}],
  ] as const)('of %s takes files, which wait for the scanner', async (form, page, typed) => {
    const path = routePath(page satisfies RouteName, locale)
    const form1 = await openForm(opened.site, path)
    expect(findTag(form1.html, 'input', { id: 'attachments' })?.attributes).toMatchObject({
      type: 'file',
      name: 'attachments',
    })
    const fields = filled(form, form1, typed)
    const refused = await sendWithFiles(opened.site, path, fields, [photo, wrongKind])
    expect(refused.status).toBe(422)
    expect(summaryOf(refused.text).map(({ field }) => field)).toEqual(['attachments'])
    expect(errorBeside(refused.text, 'attachments')).toContain('record.pdf')
    expect(await countRows(opened.site, 'submissions', `idempotency_key = '${form1.key}'`)).toBe(0)
    const { captchaToken: _, captchaAnswer: __, ...rest } = fields
    const { own } = readOpened(refused.text)
    const passed = own?.kind === 'form' ? (own.form.captcha?.passed ?? '') : ''
    const again = { ...rest, captchaPassed: passed }
    expect((await sendWithFiles(opened.site, path, again, [photo, sheet])).status).toBe(303)
    const [row] = await readRows(
      opened.site,
      'SELECT reference FROM submissions WHERE idempotency_key = ?',
      form1.key,
    )
    const reference = String(row?.reference)
    expect((await openAtDesk(reference)).text).toContain(photo.name)
    expect((await download(reference, 1)).status).toBe(404)
    await opened.site.cron()
    expect(await download(reference, 1)).toEqual({ status: 200, bytes: photo.bytes })
    expect((await download(reference, 2)).bytes).toEqual(sheet.bytes)
  })
})

describe('information with files', () => {
  const mailbox = () => watchMail(opened.site)

  it.each(locales)('is taken by the mailed code, in %s', async (locale) => {
    const t = translators[locale]
    const path = routePath('inquiry', locale)
    const placed = await placeRequest(opened.site, locale, 'needs_information')
    const bystander = await placeRequest(opened.site, locale, 'needs_information')
    const { opened: page, code } = await beginChange(opened.site, mailbox(), placed, 'inform')
    expect(findTag(page.html, 'input', { id: 'attachments' })).toBeTruthy()
    const fields = changeFields(page, code, { information })

    const refused = await sendWithFiles(opened.site, path, fields, [photo, wrongKind])
    expect(refused.status).toBe(422)
    expect(summaryOf(refused.text).map(({ field }) => field)).toEqual(['attachments'])
    expect(errorBeside(refused.text, 'attachments')).toContain('record.pdf')
    expect(refused.text).toContain(t('form.filesLost'))
    expect(textOf(refused.text, 'textarea')).toContain('1010101010')
    expect(danglingIds(refused.text)).toEqual([])
    expect(await findMarkupErrors(refused.text)).toEqual([])
    const six = await sendWithFiles(opened.site, path, fields, Array<SentFile>(6).fill(photo))
    expect([six.status, summaryOf(six.text).length]).toEqual([422, 1])
    expect(await listStored(opened.site)).toEqual([])

    const sent = await sendWithFiles(opened.site, path, fields, [photo, infectedFile])
    expect([sent.status, sent.text]).toEqual([303, ''])
    const names = (await listStored(opened.site)).map(({ key }) => key)
    expect(names).toHaveLength(2)
    const repeated = await sendWithFiles(opened.site, path, fields, [photo, infectedFile])
    expect([repeated.status, repeated.location.split('=')[0]]).toEqual([303, `${path}?result`])
    expect((await listStored(opened.site)).map(({ key }) => key)).toEqual(names)

    expect((await openAtDesk(placed.reference)).text).toContain(photo.name)
    expect((await download(placed.reference, 1)).status).toBe(404)
    await opened.site.cron()
    expect(await download(placed.reference, 1)).toEqual({ status: 200, bytes: photo.bytes })
    expect((await download(placed.reference, 2)).status).toBe(404)
    expect((await openAtDesk(placed.reference)).text).toContain(signature)
    expect((await download(bystander.reference, 1)).status).toBe(404)
    expect(shownOf(await openRequest(opened.site, bystander)).result.status).toBe(
      'needs_information',
    )
    expect(await dumpStored(opened.site)).not.toMatch(/canary\.jpg|حفرة/)
    expect((await opened.site.log()).filter((line) => /حفرة|canary\.jpg/.test(line))).toEqual([])
  })

  it('is taken from a member, and comes with the copy of their data', async () => {
    await restoreSamples(opened.site)
    reem = await opened.enter(officers.reem)
    const path = requestPath(waiting)
    const member = await createMember(opened)
    const other = await createMember(opened, { sub: 'other', email: 'other@example.com' })
    const fields = await openAction(member, path, 'inform')
    const send = (files: readonly SentFile[], from = member) =>
      from.postFiles(path, formWith({ ...fields, information }, files))

    const refused = await send([photo, wrongKind])
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(errorBeside(html, 'attachments')).toContain('record.pdf')
    expect(textOf(html, 'textarea')).toContain('1010101010')
    expect(findTag(html, 'a', { href: '#attachments' })).toBeDefined()
    expect(danglingIds(html)).toEqual([])
    expect(await findMarkupErrors(html)).toEqual([])
    const large = { ...cleanFile, bytes: Buffer.alloc(5 * megabyte + 1) }
    expect((await send([large])).status).toBe(422)
    expect((await send([photo], other)).status).toBe(404)
    expect(await listStored(opened.site)).toEqual([])

    const taken = await send([photo, sheet])
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${path}?done=inform`])
    expect((await send([photo, sheet])).status).toBe(303)
    expect((await send([sheet])).status).toBe(422)
    expect(await listStored(opened.site)).toHaveLength(2)
    const main = mainOf(await (await member.open(path)).text())
    expect(main).toContain(photo.name)
    await opened.site.cron()
    expect((await download(waiting, 2)).bytes).toEqual(sheet.bytes)
    const copy = JSON.parse(await (await member.open('/profile/data.json')).text())
    const own = copy.requests.find((one: { reference: string }) => one.reference === waiting)
    expect(own.additions[0].files).toMatchObject([
      { name: photo.name, isStored: true },
      { name: sheet.name, isStored: true },
    ])
  })

  it('leaves nothing behind when it was killed between file and row', async () => {
    await restoreSamples(opened.site)
    const path = requestPath(waiting)
    const member = await createMember(opened)
    const fields = await openAction(member, path, 'inform')
    await member.postFiles(path, formWith({ ...fields, information }, [photo]))
    const [stored] = await listStored(opened.site)
    const kept = stored?.key ?? ''
    const { ATTACHMENTS, MEDIA, OUTBOX, DB } = await opened.site.env()
    const killed = `${kept.slice(0, kept.lastIndexOf('/'))}/killed-between-1`
    await ATTACHMENTS.put(killed, 'x')
    const env = { ATTACHMENTS, MEDIA, OUTBOX }
    const now = Math.max(Date.now(), stored?.uploaded.getTime() ?? 0) + 2 * 86_400_000
    await sweepFiles({ env, primary: createDatabase(DB), now })
    expect((await listStored(opened.site)).map(({ key }) => key)).toEqual([kept])
  })
})

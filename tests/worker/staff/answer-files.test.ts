import { unzipSync } from 'fflate'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { createDatabase } from '#db/client'
import { locales, localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { sweepFiles } from '#worker/jobs/sweep'
import { type Browser, createBrowser } from '../../support/auth/browser'
import { createMember } from '../../support/auth/member'
import { requestPath, runOn, statusOn, waiting } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { makeJpeg, makePng } from '../../support/files'
import { deleteStored, listStored } from '../../support/forms/attachments'
import { danglingIds } from '../../support/forms/form-markup'
import { askAfter, openForm, post, type SentFile } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { changeFields, pressAction, shownOf } from '../../support/forms/requests'
import { findTag, mainOf, tagsOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { dumpStored, readRows } from '../../support/rows'
import { infectedFile, openClamdStub, signature } from '../../support/scanners'

const scanner = await openClamdStub()
const opened = prepareStaffSite({ vars: { SCAN_URL: scanner.url } })
afterAll(() => scanner.close())
beforeEach(async () => {
  await restoreSamples(opened.site)
  await deleteStored(opened.site)
  await runOn(opened.site, 'DELETE FROM attachment_scans')
})

const reference = 'TECH-1000000026'
const path = `/staff/requests/${reference}`
const note = { noteAr: 'هذا ردنا، ومعه canary.', noteEn: 'This is our canary answer.' }
const plan: SentFile = { name: 'خطة canary.png', type: 'image/png', bytes: makePng() }
const photo: SentFile = { name: 'late.jpg', bytes: makeJpeg() }
const wrongKind: SentFile = { name: 'record.pdf', bytes: makePng() }
const rows = (sql: string) => readRows(opened.site, sql)

async function openPage(browser: Browser, address: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    const answer = await browser.open(address)
    const html = await answer.text()
    if (answer.status === 200) return html
    if (tries === 20) throw new Error(`${address} answered ${answer.status}`)
  }
}

const numbersIn = (html: string) =>
  tagsOf(html)
    .filter(({ attributes }) => attributes.name === 'file' && 'checked' in attributes)
    .map(({ attributes }) => attributes.value ?? '')

/** Sends the form of the next step as its page shows it, with new files. */
async function send(
  officer: Browser,
  fields: Record<string, string>,
  files: readonly SentFile[] = [],
) {
  const page = await openPage(officer, path)
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? ''
  const form = new FormData()
  const all = { do: 'move', to: 'answered', version, ...note, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  for (const number of numbersIn(page)) form.append('file', number)
  for (const { name, type = '', bytes } of files) {
    form.append('attachments', new Blob([new Uint8Array(bytes)], { type }), name)
  }
  const answer = await officer.postFiles(path, form)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

async function download(browser: Pick<Browser, 'open'>, address: string) {
  const { status, headers, arrayBuffer } = await browser.open(address).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    arrayBuffer: await answer.arrayBuffer(),
  }))
  return { status, headers, bytes: Buffer.from(arrayBuffer) }
}

/** Lets all mails out at once, which wait for an undoing. */
async function mailNow() {
  await runOn(opened.site, 'UPDATE mails SET next_at = created_at WHERE next_at IS NOT NULL')
  await opened.site.cron()
}

const enter = () => opened.enter(officers.reem)

it('files wait at the desk, are checked like others, and go with an answer', async () => {
  const officer = await enter()
  const refused = await send(officer, { do: 'attach' }, [plan, wrongKind])
  expect(refused.status).toBe(422)
  expect(mainOf(refused.html)).toContain('record.pdf')
  expect(textOf(refused.html, 'textarea')).toContain('canary')
  expect(danglingIds(refused.html)).toEqual([])
  expect(await listStored(opened.site)).toEqual([])

  const attached = await send(officer, { do: 'attach' }, [plan, infectedFile])
  expect([attached.status, numbersIn(attached.html)]).toEqual([200, ['501', '502']])
  expect(await findMarkupErrors(attached.html)).toEqual([])
  expect(mainOf(attached.html)).toContain(plan.name)
  expect(textOf(attached.html, 'textarea')).toContain('canary')
  expect((await download(officer, `${path}/files/501`)).status).toBe(404)
  const six = await send(officer, { do: 'attach' }, Array<SentFile>(4).fill(photo))
  expect(six.status).toBe(422)
  await opened.site.cron()
  const infected = await send(officer, {})
  expect([infected.status, await statusOn(opened.site, reference)]).toEqual([422, 'in_review'])
  expect(mainOf(infected.html)).toContain(signature)
  const removed = await send(officer, { do: 'detach:502' })
  expect([removed.status, numbersIn(removed.html)]).toEqual([200, ['501']])
  expect(await listStored(opened.site)).toHaveLength(1)
  const own = await download(officer, `${path}/files/501`)
  expect([own.status, own.bytes]).toEqual([200, plan.bytes])

  const member = await createMember(opened)
  expect(mainOf(await openPage(member, requestPath(reference)))).not.toContain(plan.name)
  expect((await download(member, `${requestPath(reference)}/files/501`)).status).toBe(404)

  const sent = await send(officer, {}, [photo])
  expect([sent.status, await statusOn(opened.site, reference)]).toEqual([303, 'answered'])
  const actions = await rows(
    `SELECT action, count(*) AS total FROM audit_entries
      WHERE action IN ('ticket.attached', 'ticket.detached', 'ticket.downloaded')
      GROUP BY action ORDER BY action`,
  )
  expect(actions).toEqual([
    { action: 'ticket.attached', total: 2 },
    { action: 'ticket.detached', total: 1 },
    { action: 'ticket.downloaded', total: 1 },
  ])
  const desk = mainOf(await openPage(officer, path))
  expect([desk.includes(plan.name), desk.includes(photo.name)]).toEqual([true, true])
})

it.each(locales)(
  'a sender who is logged in gets them once they are clean, in %s',
  async (locale) => {
    const t = translators[locale]
    const officer = await enter()
    await send(officer, { do: 'attach' }, [plan])
    await opened.site.cron()
    await send(officer, {}, [photo])
    const member = await createMember(opened)
    const other = await createMember(opened, { sub: 'other', email: 'other@example.com' })
    const html = await openPage(member, requestPath(reference, locale))
    expect(mainOf(html)).toContain(plan.name)
    expect(mainOf(html)).not.toContain(photo.name)
    expect(mainOf(html)).toContain(t('tickets.sentFiles.waiting', { count: 1 }))
    expect(await findMarkupErrors(html)).toEqual([])
    const address = `${requestPath(reference)}/files/501`
    expect(findTag(html, 'a', { href: address })?.attributes).toHaveProperty('download')
    const got = await download(member, address)
    expect([got.status, got.bytes]).toEqual([200, plan.bytes])
    expect(got.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/)
    expect(got.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(got.headers.get('cache-control')).toContain('no-store')
    expect(got.headers.get('x-content-type-options')).toBe('nosniff')
    const late = `${requestPath(reference)}/files/502`
    expect((await download(member, late)).status).toBe(404)
    await opened.site.cron()
    expect((await download(member, late)).bytes).toEqual(photo.bytes)

    const guest = createBrowser(opened.site)
    for (const [browser, wrong] of [
      [other, address],
      [guest, address],
      [member, `${requestPath(waiting)}/files/501`],
      [member, `${requestPath(reference)}/files/503`],
      [guest, `/contact/inquiry/files/501`],
    ] as const) {
      expect((await download(browser, wrong)).status, wrong).toBe(404)
    }
    expect((await download(member, localPath(address, 'en'))).status).toBe(301)
    const copy = await download(member, '/profile/data.zip')
    const inside = Object.entries(unzipSync(new Uint8Array(copy.bytes)))
    const [, saved] = inside.find(([name]) => name.endsWith(plan.name)) ?? []
    expect(Buffer.from(saved ?? [])).toEqual(plan.bytes)
  },
)

it.each(locales)(
  'a sender who enters a mailed code gets them, and others do not, in %s',
  async (locale) => {
    const t = translators[locale]
    const officer = await enter()
    await send(officer, {}, [plan])
    await opened.site.cron()
    const inquiry = routePath('inquiry', locale)
    const found = await askAfter(opened.site, inquiry, reference, 'visitor@example.com')
    const looked = await openForm(opened.site, found.location)
    expect(mainOf(looked.html)).toContain(t('tickets.sentFiles.hidden', { count: 1 }))
    expect(mainOf(looked.html)).not.toContain(plan.name)
    const [, unproven] = found.location.split('result=')
    const file = (result: string) => `/contact/inquiry/files/501?result=${result}`
    const ask = (address: string) => download({ open: (one) => opened.site.ask(one) }, address)
    expect((await ask(file(unproven ?? ''))).status).toBe(404)
    await runOn(opened.site, 'UPDATE mails SET next_at = NULL')
    const mailbox = watchMail(opened.site)
    const pressed = await pressAction(opened.site, locale, looked, 'files')
    const asked = await openForm(opened.site, pressed.location)
    expect(mainOf(asked.html)).toContain(t('tickets.files.title'))
    expect(findTag(asked.html, 'input', { id: 'attachments' })).toBeUndefined()
    const [code = ''] = /^\d{6}$/m.exec((await mailbox.next())?.text ?? '') ?? []
    const wrong = `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`
    expect((await post(opened.site, inquiry, changeFields(asked, wrong))).status).toBe(422)
    const proven = await post(opened.site, inquiry, changeFields(asked, code))
    expect([proven.status, proven.text]).toEqual([303, ''])
    const shown = await openForm(opened.site, proven.location)
    expect(mainOf(shown.html)).toContain(t('tickets.files.done'))
    expect(await findMarkupErrors(shown.html)).toEqual([])
    const [ready] = shownOf(shown).result.events[0]?.files?.ready ?? []
    expect(ready?.name).toBe(plan.name)
    const got = await ask(ready?.path ?? '')
    expect([got.status, got.bytes]).toEqual([200, plan.bytes])
    expect((await ask(ready?.path.replace('/501', '/502') ?? '')).status).toBe(404)
    expect((await ask(`${ready?.path}x`)).status).toBe(404)
    expect(await statusOn(opened.site, reference)).toBe('answered')
    expect((await post(opened.site, inquiry, changeFields(asked, code))).status).toBe(303)
  },
)

it('the mail says that there is a file, and nothing of it', async () => {
  const officer = await enter()
  const mails = watchMail(opened.site)
  await send(officer, {}, [plan])
  await mailNow()
  await send(officer, { to: 'supplement' }, [photo])
  await mailNow()
  const sent = (await mails.sent(2)).filter(({ subject }) => subject.includes(reference))
  expect(sent).toHaveLength(2)
  for (const { text, html } of sent) {
    expect(text).toContain(translators.ar('mail.files'))
    for (const body of [text, html]) expect(body).not.toMatch(/canary|خطة|late\.jpg/)
  }
  expect(await dumpStored(opened.site)).not.toMatch(/canary\.png|late\.jpg/)
  expect((await opened.site.log()).filter((line) => /canary\.png|late\.jpg/.test(line))).toEqual([])
})

it('stays with the text that a correction replaced, and comes back when a step is undone', async () => {
  const officer = await enter()
  await send(officer, {}, [plan])
  await opened.site.cron()
  const corrected = await send(officer, { to: 'correction' }, [photo])
  const { searchParams } = new URL(corrected.headers.get('location') ?? '', 'https://site.invalid')
  const member = await createMember(opened)
  const html = await openPage(member, requestPath(reference))
  const fold = html.split('<details class="text-fold">')[1]?.split('</details>')[0] ?? ''
  expect(fold).toContain(translators.ar('tickets.sentFiles.former'))
  expect(fold).toContain(plan.name)
  const undo = searchParams.get('undo') ?? ''
  const undone = await (await officer.post(path, { do: 'undo', undo })).text()
  expect(numbersIn(undone)).toEqual(['502'])
  expect(await rows('SELECT event, amendment FROM answer_files WHERE number = 502')).toEqual([
    { event: null, amendment: null },
  ])
  const [stored] = await listStored(opened.site)
  const folder = stored?.key.slice(0, stored.key.lastIndexOf('/')) ?? ''
  const { ATTACHMENTS, MEDIA, OUTBOX, DB } = await opened.site.env()
  await ATTACHMENTS.put(`${folder}/killed-1`, 'x')
  const env = { ATTACHMENTS, MEDIA, OUTBOX }
  const now = Math.max(Date.now(), stored?.uploaded.getTime() ?? 0) + 2 * 86_400_000
  await sweepFiles({ env, primary: createDatabase(DB), now })
  const left = await listStored(opened.site)
  expect([left.length, left.some(({ key }) => key.includes('killed'))]).toEqual([2, false])
})

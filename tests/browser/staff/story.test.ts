import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { makePdf } from '../../support/files'
import { openTranslation, submit } from '../support/desk-form'
import { reach, readSum } from '../support/filling'
import { prepareLoginBrowser } from '../support/login-browser'
import { desktop, phone } from '../support/visit'

const { opened, enter, reset } = prepareLoginBrowser()
beforeEach(reset)

const file = { name: 'البرنامج.pdf', mimeType: 'application/pdf', buffer: makePdf() }
const plan = { name: 'خطة الجلسة.pdf', mimeType: 'application/pdf', buffer: makePdf('/Plan ') }
const question = { ar: 'نرجو تحديد مدة الجلسة.', en: 'How long will the session be?' }
const added = 'مدة الجلسة ساعة ونصف، ويحضرها مئة شخص.'

/** Sends an invitation with a file as the visitor who is logged in; its reference. */
async function sendInvitation(page: Page): Promise<string> {
  await page.goto(`${opened.baseURL}/media-center/invitation`)
  expect(await page.locator('#email').inputValue()).toBe('visitor@example.com')
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const fields = {
    orgName: 'جامعة تجريبية',
    phone: '+966500000000',
    eventName: 'ملتقى كفاءة المشروعات',
    eventDate: day,
    eventDescription: 'ندعوكم إلى جلسة عن إدارة كلفة المشروعات.',
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value)
  await page.locator('[name=participationType][value=speaker]').check()
  await page.locator('#attachments').setInputFiles(file)
  await page.locator('#captchaAnswer').fill(await readSum(page))
  await page.locator('#invitation-form [type=submit]').last().click()
  await page.waitForURL(/receipt=/)
  const receipt = await page.locator('main').textContent()
  return /INVT-\d{10}/.exec(receipt ?? '')?.[0] ?? 'no reference'
}

/** Two ways to work: with the keys of the desk, or without script. */
interface Hands {
  find: (page: Page, reference: string) => Promise<void>
  take: (page: Page) => Promise<void>
  choose: (page: Page, step: number) => Promise<void>
  fill: (page: Page, template: string) => Promise<void>
  send: (page: Page) => Promise<void>
}

function press(page: Page, key: string): Promise<void> {
  return submit(page, () => page.keyboard.press(key))
}

const byKeys: Hands = {
  async find(page, reference) {
    await page.keyboard.press('/')
    await page.keyboard.type(reference)
    await press(page, 'Enter')
  },
  take: (page) => press(page, 'a'),
  choose: (page, step) => page.keyboard.press(String(step)),
  async fill(page, template) {
    await page.keyboard.press('t')
    await page.locator('#template').selectOption(template)
    await page.keyboard.press('Tab')
    await press(page, 'Enter')
  },
  async send(page) {
    await page.locator('#noteAr').focus()
    await press(page, 'Control+Enter')
  },
}

const withoutScript: Hands = {
  async find(page, reference) {
    await page.locator('#find').fill(reference)
    await reach(page, () => page.locator('.desk-find button').click())
  },
  take: (page) => reach(page, () => page.locator('button[value=take]').click()),
  choose: (page, step) =>
    page
      .locator('.compose .desk-choice input')
      .nth(step - 1)
      .check(),
  async fill(page, template) {
    await page.locator('#template').selectOption(template)
    await reach(page, () => page.locator('button[value=fill]').click())
  },
  send: (page) => reach(page, () => page.locator('button[value=move]').click()),
}

it.each([
  ['by keyboard', byKeys, { ...desktop, javaScriptEnabled: true }],
  ['without script', withoutScript, { ...phone, javaScriptEnabled: false }],
] as const)(
  'a request is sent, taken, asked about, completed, answered with a file, closed and audited, %s',
  async (_, hands, options) => {
    const t = { ar: translators.ar, en: translators.en }
    const visitor = (await enter('visitor', '/profile', { ...phone, javaScriptEnabled: false }))
      .page
    const reference = await sendInvitation(visitor)
    const mine = `${opened.baseURL}/profile/requests/${reference}`

    const { page } = await enter('case-officer', '/staff', options)
    await hands.find(page, reference)
    expect(new URL(page.url()).pathname).toBe(`/staff/requests/${reference}`)
    expect(await page.locator('.stream a[download]').textContent()).toContain(file.name)
    const download = await page.request.get(`${mine.replace('/profile', '/staff')}/files/1`)
    expect(Buffer.compare(await download.body(), file.buffer)).toBe(0)
    expect(download.headers()['content-disposition']).toContain("filename*=UTF-8''%D8")
    await hands.take(page)
    await hands.choose(page, 2)
    await page.locator('#noteAr').fill(question.ar)
    await openTranslation(page)
    await page.locator('#noteEn').fill(question.en)
    await hands.send(page)
    expect(new URL(page.url()).pathname).toBe('/staff')

    // A second officer opens the request and leaves it open.
    const second = (await enter('supervisor', `/staff/requests/${reference}`, options)).page

    for (const [locale, prefix] of [
      ['ar', ''],
      ['en', '/en'],
    ] as const) {
      await visitor.goto(mine.replace('/profile', `${prefix}/profile`))
      const main = await visitor.locator('main').textContent()
      expect(main).toContain(question[locale])
      expect(main).toContain(t[locale]('status.needs_information.title'))
    }
    await visitor.locator('#information').fill(added)
    await visitor.locator('#changeRequest-form [type=submit]').first().click()
    await visitor.waitForURL(/done=inform/)

    await page.goto(`${opened.baseURL}/staff/requests/${reference}`)
    expect(await page.locator('blockquote').textContent()).toContain(added)
    await hands.choose(page, 1)
    await hands.fill(page, 'invitation-accepted')
    for (const name of ['#noteAr', '#noteEn']) {
      const text = await page.locator(name).inputValue()
      expect(text).toContain(reference)
      await page.locator(name).fill(text.replace(/\[[^\]]+\]/g, 'مثال Example'))
    }
    await hands.choose(page, 1)
    await page.locator('#attachments').setInputFiles(plan)
    await hands.send(page)
    expect(new URL(page.url()).pathname).toBe('/staff')

    // The second officer sends from the old page and is shown what changed.
    await hands.choose(second, 1)
    await second.locator('#noteAr').fill('رد متأخر')
    await openTranslation(second)
    await second.locator('#noteEn').fill('A late reply')
    await hands.send(second)
    expect(await second.locator('[aria-labelledby=conflict]').textContent()).toContain('Example')
    expect(await second.locator('main').textContent()).toContain('مسؤول طلبات تجريبي')

    await visitor.goto(mine)
    expect(await visitor.locator('.status-card').textContent()).toContain(
      t.ar('status.answered.title'),
    )
    const sent = visitor.locator('.timeline a[download]')
    expect(await sent.textContent()).toBe(plan.name)
    const answer = await visitor.request.get(
      new URL((await sent.getAttribute('href')) ?? '', opened.baseURL).href,
    )
    expect(Buffer.compare(await answer.body(), plan.buffer)).toBe(0)
    await page.goto(`${opened.baseURL}/staff/requests/${reference}`)
    await page.locator('.compose [value=closed]').check()
    await hands.send(page)
    await visitor.goto(mine)
    await visitor.locator('#solved [value=no]').click()
    expect(await visitor.locator('#solved').textContent()).toContain(t.ar('tickets.solved.said.no'))
    await page.goto(`${opened.baseURL}/staff/requests/${reference}`)
    expect(await page.locator('.stream').textContent()).toContain(t.ar('deskTicket.resolution.no'))
    const before = opened.site.announcements.length
    const { DB } = await opened.site.env()
    for (let minute = 0; minute < 6; minute += 1) {
      // Mails of steps wait ten seconds, and each for the one before.
      await DB.exec('UPDATE mails SET next_at = 1 WHERE next_at IS NOT NULL')
      await opened.site.cron()
    }
    const mails = opened.site.announcements.slice(before).join('\n')
    for (const status of ['in_review', 'needs_information', 'answered'] as const) {
      expect(mails).toContain(
        t.ar('mail.status.subject', { reference, status: t.ar(`status.${status}.title`) }),
      )
    }
    expect(mails).not.toContain(question.ar)

    const auditor = (await enter('auditor', '/en/staff/audit', desktop)).page
    await auditor.goto(`${opened.baseURL}/en/staff/audit?subject=${reference}`)
    // Not the whole page: its filter names every action.
    const table = await auditor.locator('tbody').textContent()
    for (const action of ['read', 'downloaded', 'assigned', 'transitioned'] as const) {
      expect(table).toContain(t.en(`deskAudit.actions.ticket.${action}`))
    }
    expect(table).toContain('Sample Case Officer')
    expect(table).not.toContain('visitor@example.com')
    expect((await auditor.goto(`${opened.baseURL}/staff/requests/${reference}`))?.status()).toBe(
      403,
    )
  },
)

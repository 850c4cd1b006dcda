import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { openKeyring } from '#db/privacy/keyring'
import { digitsOf, seedOf } from '#db/tickets/code-digits'
import { locales, localPath } from '#domain/site/locale'
import type { TicketAction } from '#domain/tickets/status'
import { some } from '../../support/sample'
import { readDataSecrets } from '../../support/secret'
import { known, reach, sendRequest } from '../support/filling'
import { openOwnSite } from '../support/own-site'
import { gainsFocus, pressTo } from '../support/stops'
import {
  act,
  besidesRefusals,
  desktop,
  phone,
  revealing,
  startBrowser,
  type Visit,
  visit,
} from '../support/visit'

startBrowser()

/** Sends a new request and looks up its ticket. */
async function comeToResult({ page }: Pick<Visit, 'page'>, inquiry: string) {
  const email = `noura.${randomBytes(4).toString('hex')}@example.com`
  await sendRequest(page, { email })
  const reference = (await page.locator('.receipt__number').textContent())?.trim() ?? ''
  await page.goto(inquiry)
  await page.locator('#ticketNumber').fill(reference)
  await page.locator('#email').fill(email)
  await reach(page, () => page.locator('#inquiry-form .form__end button').click())
  await page.locator('.status-card').waitFor()
  return { email, reference }
}

/** Derives the code that the mail will contain after this page's button is pressed. */
async function codeToCome(page: Page, reference: string, action: TicketAction): Promise<string> {
  const keyring = await openKeyring(readDataSecrets())
  const key = await page.locator('#requestCode-form [name=idempotencyKey]').inputValue()
  return digitsOf(keyring, await seedOf(keyring, { reference, action, key }))
}

const information = 'The invoice is number 42.'
const wrong = (code: string) => code.slice(1) + ((Number(code[0]) + 1) % 10)

describe.each(some(locales, 1))('a request, in %s', (locale) => {
  const t = translators[locale]
  const [contact, inquiry] = ['/contact', '/contact/inquiry'].map((path) => localPath(path, locale))

  it('has its status once in the card, and once among the stages', async () => {
    const visited = await visit(contact ?? '', desktop)
    const { page } = visited
    await comeToResult(visited, inquiry ?? '')
    const title = t('status.received.title')
    const named = await page.locator('.status-card').evaluate(
      (card, sought) =>
        [...card.querySelectorAll('*')]
          .filter(({ childElementCount }) => childElementCount === 0)
          .concat(...card.querySelectorAll('.status-title, .badge'))
          .filter((element) => element.textContent.trim() === sought)
          .map((element) => (element.closest('.stages') ? 'stage' : 'status')),
      title,
    )
    expect(named).toEqual(['stage', 'status'])
  })

  it('is withdrawn and reopened by keyboard, proven by the code of a mail', async () => {
    const visited = await visit(contact ?? '', { ...desktop, reducedMotion: 'reduce' })
    const { page } = visited
    const { reference, email } = await comeToResult(visited, inquiry ?? '')
    const code = await codeToCome(page, reference, 'withdraw')
    await act(page)
    await pressTo(page, '[name=action][value=withdraw]')
    await reach(page, () => page.keyboard.press('Enter'))
    expect(await gainsFocus(page, '#change')).toBe(true)

    await act(page)
    await pressTo(page, '#code')
    await page.keyboard.type(wrong(code))
    await page.keyboard.press('Enter')
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.title()).toMatch(new RegExp(`^${t('form.error')} `))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await gainsFocus(page, '#code')).toBe(true)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(code)
    await reach(page, () => page.keyboard.press('Enter'))
    expect(await gainsFocus(page, '#status')).toBe(true)
    expect(await page.title()).toContain(t('status.withdrawn.title'))
    await page.locator('#done', { hasText: t('tickets.withdraw.done') }).waitFor()

    const again = await codeToCome(page, reference, 'reopen')
    await pressTo(page, '[name=action][value=reopen]')
    await reach(page, () => page.keyboard.press('Enter'))
    await pressTo(page, '#information')
    await page.keyboard.type('I need the reply after all.')
    await pressTo(page, '#code')
    await page.keyboard.type(again)
    await reach(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('#status').textContent()).toBe(t('status.in_review.title'))
    expect(await page.locator('.timeline li').count()).toBe(3)
    expect(revealing(visited, [email, code, again])).toEqual([])
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('is withdrawn without script', async () => {
    const visited = await visit(contact ?? '', { ...phone, javaScriptEnabled: false })
    const { page } = visited
    const { reference } = await comeToResult(visited, inquiry ?? '')
    const code = await codeToCome(page, reference, 'withdraw')
    await reach(page, () => page.locator('[name=action][value=withdraw]').click())
    await page.locator('#code').fill(wrong(code))
    await reach(page, () => page.locator('.change .form__end button').click())
    await page.locator('#code-error').waitFor()
    await page.locator('#code').fill(code)
    await reach(page, () => page.locator('.change .form__end button').click())
    const done = page.locator('#done', { hasText: t('tickets.withdraw.done') })
    expect(await done.isVisible()).toBe(true)
  })
})

describe('a request that awaits information', () => {
  let site: Awaited<ReturnType<typeof openOwnSite>>
  beforeEach(async () => {
    site = await openOwnSite({ samples: true })
  })
  afterEach(() => site.close())

  it.each(some(locales, 1))('is given it by keyboard, in %s', async (locale) => {
    const t = translators[locale]
    const baseURL = `http://localhost:${(await site.address()).port}`
    const options = { ...desktop, baseURL, reducedMotion: 'reduce' } as const
    const visited = await visit(localPath('/contact/inquiry', locale), options)
    const { page } = visited
    await page.locator('#ticketNumber').fill(known.ticketNumber)
    await page.locator('#email').fill(known.email)
    await reach(page, () => page.locator('#inquiry-form .form__end button').click())
    const code = await codeToCome(page, known.ticketNumber, 'inform')
    await act(page)
    await pressTo(page, '[name=action][value=inform]')
    await reach(page, () => page.keyboard.press('Enter'))
    expect(await gainsFocus(page, '#change')).toBe(true)

    await act(page)
    await pressTo(page, '#information')
    await page.keyboard.type(information)
    await pressTo(page, '#code')
    await page.keyboard.type(wrong(code))
    await page.keyboard.press('Enter')
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('#information').inputValue()).toBe(information)
    await pressTo(page, '#code')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(code)
    await reach(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('#status').textContent()).toBe(t('status.in_review.title'))
    await page.locator('#done', { hasText: t('tickets.inform.done') }).waitFor()
    expect(revealing(visited, [known.email, code, information])).toEqual([])
    expect(besidesRefusals(visited)).toEqual([])
  })
})

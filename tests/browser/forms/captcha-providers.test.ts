import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type RemoteProvider, responseFields } from '#domain/forms/captcha'
import { locales, localPath } from '#domain/site/locale'
import type { CaptchaServer } from '../../support/forms/captcha-server'
import { some } from '../../support/sample'
import {
  type CaptchaSite,
  captchaFrame,
  isReceipt,
  openCaptchaSite,
  sendButton,
} from '../support/captcha-site'
import { act, narrow, onFirstPost, posts, startBrowser, type Visit, visit } from '../support/visit'

startBrowser()

let captcha: CaptchaServer
let captchaSite: CaptchaSite

async function open(provider: RemoteProvider): Promise<void> {
  captchaSite = await openCaptchaSite(provider)
  captcha = captchaSite.captcha
}
const close = () => captchaSite.close()
const visitFilled = (path: string, options = {}) => captchaSite.visitFilled(path, options)

/** Sends a filled form; expects one post, one provider check and a receipt. */
async function expectTaken({ page, requests, trouble }: Visit): Promise<void> {
  await page.locator(sendButton).click()
  await page.waitForURL(isReceipt)
  expect(posts(requests)).toHaveLength(1)
  expect(captcha.verifications).toHaveLength(1)
  expect(trouble).toEqual([])
}

const boxes = ['turnstile', 'recaptcha-v2'] as const
const unseen = ['recaptcha-v2-invisible', 'recaptcha-v3'] as const

describe.each(some(boxes, 1))('the box of %s', (provider) => {
  beforeAll(() => open(provider))
  afterAll(close)
  beforeEach(() => {
    captcha.verifications.length = 0
    captcha.drawn.length = 0
  })

  it.each(some(locales, 1))(
    'takes the place of the question and lets a request through, in %s',
    async (locale) => {
      const t = translators[locale]
      const visited = await visitFilled(localPath('/contact', locale), { colorScheme: 'dark' })
      const { page } = visited
      await page.frameLocator(captchaFrame).locator('input').check()
      await page.locator(`[name="${responseFields[provider]}"]`).waitFor({ state: 'attached' })
      expect(await page.locator('#captchaAnswer').count()).toBe(0)
      const party = t(`answer.captcha.${provider === 'turnstile' ? 'cloudflare' : 'google'}`)
      expect(await page.locator('#captcha .hint').textContent()).toContain(party)
      expect(captcha.drawn).toMatchObject([
        { sitekey: 'a-site-key', language: locale, theme: 'dark' },
      ])
      await expect
        .poll(() => page.locator(`[name="${responseFields[provider]}"]`).inputValue())
        .not.toBe('')
      await expectTaken(visited)
    },
  )

  it('is asked for beside itself when it was passed by', async () => {
    const { page, requests } = await visitFilled('/en/contact')
    await page.locator(captchaFrame).waitFor()
    await page.locator(sendButton).click()
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('#captcha-error').textContent()).toContain(
      'Please check the reCAPTCHA box',
    )
    expect(posts(requests)).toEqual([])
    expect(await page.title()).toContain('Error:')
    await page.frameLocator(captchaFrame).locator('input').check()
    await expect.poll(() => page.locator('.error-summary, .field__error').count()).toBe(0)
    expect(await page.title()).not.toContain('Error:')
  })

  it('is narrow where the page is', async () => {
    const { page } = await visitFilled('/en/contact', narrow)
    await page.locator(captchaFrame).waitFor()
    expect(captcha.drawn.map(({ size }) => size)).toEqual(['compact'])
  })

  it('stands on pages with such a form alone', async () => {
    const { page, requests } = await visit('/en/contact/inquiry', { baseURL: captchaSite.baseURL })
    await act(page)
    await page.locator('#ticketNumber').fill('1')
    expect(requests.filter((request) => !request.url().startsWith(captchaSite.baseURL))).toEqual([])
    expect(captcha.drawn).toEqual([])
  })
})

describe.each(some(unseen, 1))('%s', (provider) => {
  beforeAll(() => open(provider))
  afterAll(close)
  beforeEach(() => {
    captcha.verifications.length = 0
    captcha.drawn.length = 0
  })

  it('is asked when a request that is complete is sent, and not before', async () => {
    const visited = await visitFilled('/en/contact')
    const { page } = visited
    await page.getByText('The check is made when you send the form.').waitFor()
    await page.locator('#email').fill('nobody')
    await page.locator(sendButton).click()
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('.error-summary li').count()).toBe(1)
    expect(captcha.drawn).toEqual([])
    await page.locator('#email').fill('noura.example@example.com')
    if (provider === 'recaptcha-v2-invisible') {
      await page.locator(sendButton).click()
      // The first challenge stays unanswered.
      await page.locator(captchaFrame).waitFor()
      await page.locator(sendButton).click()
      await page.frameLocator(captchaFrame).locator('input').check()
      await page.waitForURL(isReceipt)
      expect(posts(visited.requests)).toHaveLength(1)
      expect(captcha.verifications).toHaveLength(1)
      return
    }
    await expectTaken(visited)
  })

  it('that was refused is an error until it is passed', async () => {
    const { page } = await visitFilled('/en/contact')
    await page.getByText('The check is made when you send the form.').waitFor()
    const pass = async () => {
      await page.locator(sendButton).click()
      if (provider === 'recaptcha-v3') return
      await page.frameLocator(captchaFrame).locator('input').check()
    }
    await onFirstPost(page, '/en/contact', (route) => {
      const sent = { ...route.request().postDataJSON(), 'g-recaptcha-response': 'forged' }
      return route.continue({ postData: JSON.stringify(sent) })
    })
    await page.evaluate(() => {
      const seen: string[] = []
      const look = () => seen.push(document.querySelector('#captcha-todo')?.textContent ?? '')
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { seen })
    })
    await pass()
    await page.locator('#captcha-error').waitFor()
    // The question is not there in between, not for a moment.
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    const instructions = new Set(seen.filter((text) => text))
    expect([...instructions]).toEqual([expect.stringContaining('send it again')])
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/en/contact', async (route) => {
      await held
      await route.continue()
    })
    await pass()
    await expect.poll(() => page.locator('.error-summary, .field__error').count()).toBe(0)
    letGo()
    await page.waitForURL(isReceipt)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { some } from '../../support/sample'
import {
  type CaptchaSite,
  captchaFrame,
  isReceipt,
  openCaptchaSite,
  sendButton,
} from '../support/captcha-site'
import { solve } from '../support/filling'
import {
  act,
  besidesRefusals,
  desktop,
  onFirstPost,
  posts,
  startBrowser,
  visit,
} from '../support/visit'

startBrowser()

let site: CaptchaSite
const visitFilled = (path: string) => site.visitFilled(path)

describe('where the provider cannot be had, the embedded box stands', () => {
  beforeAll(async () => {
    site = await openCaptchaSite('turnstile')
  })
  afterAll(() => site.close())

  it('because its script does not come', async () => {
    site.captcha.behave('fails')
    const visited = await visitFilled('/en/contact')
    await solve(visited.page)
    await visited.page.locator(sendButton).click()
    await visited.page.waitForURL(isReceipt)
    site.captcha.behave('well')
    expect(posts(visited.requests)).toHaveLength(1)
  })

  it('until a new challenge comes, for which the script is requested again', async () => {
    site.captcha.behave('fails')
    const { page, requests } = await visitFilled('/en/contact')
    await solve(page)
    site.captcha.behave('well')
    await onFirstPost(page, '/en/contact', (route) => {
      const sent = { ...route.request().postDataJSON(), altcha: 'forged' }
      return route.continue({ postData: JSON.stringify(sent) })
    })
    await page.locator(sendButton).click()
    await page.locator('#captcha-error').waitFor()
    await page.frameLocator(captchaFrame).locator('input').check()
    await page.locator(sendButton).click()
    await page.waitForURL(isReceipt)
    expect(posts(requests)).toHaveLength(2)
  })

  it('because it does not answer the server, with all that was typed', async () => {
    const visited = await visitFilled('/en/contact')
    const { page } = visited
    await page.frameLocator(captchaFrame).locator('input').check()
    await expect.poll(() => page.locator('[name=cf-turnstile-response]').inputValue()).not.toBe('')
    site.captcha.behave('html')
    await page.locator(sendButton).click()
    await page.locator('.error-summary:focus').waitFor()
    site.captcha.behave('well')
    expect(await page.locator('#fullName').inputValue()).toBe('Noura Example')
    await solve(page)
    await page.locator(sendButton).click()
    await page.waitForURL(isReceipt)
    expect(besidesRefusals(visited)).toEqual([])
  })
})

describe.each(some(['turnstile', 'recaptcha-v3'] as const, 1))(
  'a key that %s refuses',
  (provider) => {
    beforeAll(async () => {
      site = await openCaptchaSite(provider, 'broken')
    })
    afterAll(() => site.close())

    it('gives way to the embedded box', async () => {
      const { page } = await visitFilled('/en/contact')
      if (provider === 'recaptcha-v3') {
        await page.getByText('The check is made when you send the form.').waitFor()
        await page.locator(sendButton).click()
        await page.locator('.error-summary:focus').waitFor()
      }
      await solve(page)
      await page.locator(sendButton).click()
      await page.waitForURL(isReceipt)
      expect(await page.locator('main h1').count()).toBe(1)
    })
  },
)

describe('the question', () => {
  it('does not take focus with it when the box replaces it', async () => {
    const { page } = await visit('/en/contact', desktop)
    await act(page)
    // The form reads the answer when the box could take its place; focus comes right after that.
    await page.locator('#captchaAnswer').evaluate((input: HTMLInputElement) => {
      Object.defineProperty(input, 'value', {
        get() {
          queueMicrotask(() => input.focus())
          return ''
        },
      })
    })
    await page.locator('#fullName').focus()
    await page.locator('altcha-widget [type=checkbox]').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('fullName')
  })
})

import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { submit } from '../support/desk-form'
import { prepareLoginBrowser } from '../support/login-browser'
import { desktop } from '../support/visit'

const { enter } = prepareLoginBrowser()

const ticket = '/staff/requests/TECH-1000000026'

describe('by keyboard', () => {
  it('a ticket is found, assigned, opened, answered and taken back', async () => {
    const { page, trouble } = await enter('case-officer', '/staff', desktop)
    const { keyboard } = page
    await keyboard.press('j')
    expect(await page.locator('tr[aria-current]').count()).toBe(1)
    await submit(page, () => keyboard.press('a'))
    await expect.poll(() => page.locator('.desk-notice').textContent()).toContain('الإسناد')
    const cursor = page.locator('tr[aria-current]')
    expect(await cursor.locator('.who strong').count()).toBe(1)
    expect(await cursor.locator('a:focus').count()).toBe(1)
    await keyboard.press('/')
    await submit(page, async () => {
      await keyboard.type('tech1000000026')
      await keyboard.press('Enter')
    })
    expect(new URL(page.url()).pathname).toBe(ticket)
    await keyboard.press('2')
    await page.locator('#noteAr').focus()
    await keyboard.type('ما رقم إصدار المتصفح؟')
    for (const key of ['Tab', 'Enter', 'Tab']) await keyboard.press(key)
    expect(await page.locator('#noteEn:focus').count()).toBe(1)
    await keyboard.type('Which version of the browser?')
    await submit(page, () => keyboard.press('Control+Enter'))
    expect(new URL(page.url()).pathname).toBe('/staff')
    expect(await page.locator('.desk-notice').textContent()).toContain('TECH-1000000026')
    await submit(page, () => keyboard.press('u'))
    expect(new URL(page.url()).search).toBe('?view=mine')
    expect(await page.locator('.ticket__head').textContent()).toContain(
      translators.ar('status.in_review.title'),
    )
    // The provider's redirect to the origin of the settings, which the test answers.
    expect(trouble.filter((line) => !line.includes('/auth/callback'))).toEqual([])
  })

  it('single keys do nothing in fields, and can be switched off', async () => {
    const { page } = await enter('case-officer', '/en/staff', desktop)
    await page.locator('#find').focus()
    await page.keyboard.type('jkoa')
    expect(await page.locator('#find').inputValue()).toBe('jkoa')
    expect(await page.locator('tr[aria-current]').count()).toBe(0)
    await page.locator('#queue-title').click()
    await page.keyboard.press('?')
    await page.locator('#keys-on').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    expect(await page.locator('tr[aria-current]').count()).toBe(0)
  })

  it('what is done in a ticket moves focus to what comes next', async () => {
    const { page } = await enter('case-officer', `/en${ticket}`, desktop)
    await submit(page, () => page.locator('button[value=move]').click())
    expect(await page.locator('[role=alert]:focus').count()).toBe(1)
    await page.locator('#template').selectOption({ index: 1 })
    await submit(page, () => page.locator('button[value=fill]').click())
    expect(await page.locator('#noteEn:focus').count()).toBe(1)
    await page.locator('#note').fill('Checked by phone')
    await submit(page, () => page.keyboard.press('Control+Enter'))
    expect(await page.locator('.panel--note .desk-text').first().textContent()).toBe(
      'Checked by phone',
    )
    await page.locator('#find').fill('nobody@')
    await submit(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('[role=alert]:focus').count()).toBe(1)
    expect(await page.locator('#find').inputValue()).toBe('nobody@')
  })

  it('g and a letter open a page, a key that belongs to no page works alone', async () => {
    const { page } = await enter('supervisor', '/staff', desktop)
    await page.keyboard.press('g')
    await page.keyboard.press('j')
    expect(await page.locator('tr[aria-current]').count()).toBe(1)
    await page.keyboard.press('m')
    expect(new URL(page.url()).pathname).toBe('/staff')
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await page.waitForURL('**/staff/moderation')
  })

  it('keys work by their place on an Arabic keyboard', async () => {
    const { page } = await enter('case-officer', '/staff', desktop)
    await page.evaluate(() => {
      const event = new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ', bubbles: true })
      document.body.dispatchEvent(event)
    })
    expect(await page.locator('tr[aria-current]').count()).toBe(1)
  })
})

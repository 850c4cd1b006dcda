import { describe, expect, it } from 'vitest'
import { prepareLoginBrowser } from '../support/login-browser'
import { desktop } from '../support/visit'

const { enter } = prepareLoginBrowser()

const record = '/en/staff/content/service/join-framework-agreement'
const title = '[name="en:title"]'
const waitMs = 15_000

describe('the form of a record', () => {
  it('saves what is typed by itself, and then by its button without a conflict', async () => {
    const { page } = await enter('publisher', record, desktop)
    await page.locator(title).fill('Join a framework agreement today')
    const status = page.locator('[data-saved]')
    await status.filter({ hasText: 'saved by itself' }).waitFor({ timeout: waitMs })
    await page.locator(title).fill('Join a framework agreement tomorrow')
    await page.locator('.entry-actions button[value=save]').click()
    await page.locator('.desk-notice, [role=status]').filter({ hasText: 'draft' }).first().waitFor()
    expect(await page.locator('[role=alert]:not([hidden])').count()).toBe(0)
    expect(await page.locator(title).inputValue()).toBe('Join a framework agreement tomorrow')
    const changes = page.locator('#draft-changes').locator('xpath=..')
    expect(await changes.locator('ins').allTextContents()).not.toEqual([])
  })

  it('shows the public page of the draft, and warns who leaves while it is not saved', async () => {
    const { page } = await enter('publisher', record, desktop)
    await page.locator(title).fill('Join an agreement in two steps')
    await page.locator('.entry-actions button[value=preview]').click()
    await page.locator('.emergency-notice').waitFor()
    expect(await page.locator('h1').textContent()).toContain('Join an agreement in two steps')
    await page.locator('.emergency-notice a').click()
    await page.waitForURL((url) => url.pathname === record)
    await page.locator(title).fill('Never saved')
    const dialog = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const { type } = await dialog.then(async (one) => {
      const kind = one.type()
      await one.accept()
      return { type: kind }
    })
    expect(type).toBe('beforeunload')
  })

  it('saves what is typed before a former text is restored', async () => {
    const { page } = await enter('publisher', record, desktop)
    const revisions = page.locator('section[aria-labelledby=revisions] details')
    const revisionWith = (word: string) => revisions.filter({ hasText: word }).first()
    await page.locator(title).fill('Joining afterwards')
    await page.locator('.entry-actions button[value=save]').click()
    await revisionWith('afterwards').waitFor({ state: 'attached' })
    await page.locator(title).fill('Joining meanwhile')
    await revisions.first().locator('summary').click()
    await revisions.first().locator('button').click()
    await revisionWith('meanwhile').waitFor({ state: 'attached' })
    expect(await revisionWith('meanwhile').count()).toBe(1)
  })

  it('formats the selection of a text by the buttons above it', async () => {
    const { page } = await enter('publisher', record, desktop)
    const body = page.locator('textarea[name="en:body"]')
    await body.fill('Plain text')
    await body.selectText()
    await page.locator('markdown-toolbar[for="en:body"] md-bold').click()
    expect(await body.inputValue()).toBe('**Plain text**')
  })

  it('has tools that the arrow keys reach as they are seen, from right to left', async () => {
    const { page } = await enter('publisher', record.replace(/^\/en/, ''), desktop)
    const tools = page.locator('markdown-toolbar[for="ar:body"]')
    await tools.focus()
    await page.keyboard.press('ArrowLeft')
    expect(await tools.locator('md-bold:focus').count()).toBe(1)
    await page.keyboard.press('ArrowRight')
    expect(await tools.locator('md-header:focus').count()).toBe(1)
  })

  it.each([
    ['with script', true],
    ['without script', false],
  ])('keeps the part of a list in view that was added, %s', async (_, javaScriptEnabled) => {
    const { page } = await enter('publisher', record, { ...desktop, javaScriptEnabled })
    const parts = page.locator('.entry-item:has([name^="en:steps."])')
    const before = await parts.count()
    await page.locator('button[value="arrange:add:steps"]').click()
    await parts.nth(before).waitFor()
    await expect
      .poll(() => parts.nth(before).evaluate((part) => part === document.activeElement))
      .toBe(true)
    const { y = -1 } = (await parts.nth(before).boundingBox()) ?? {}
    expect(y > 0 && y < desktop.height).toBe(true)
  })

  it('saves a list by itself once it was arranged', async () => {
    const { page } = await enter('publisher', record, desktop)
    await page.locator('button[value="arrange:add:steps"]').click()
    await page
      .locator('[data-saved]')
      .filter({ hasText: 'saved by itself' })
      .waitFor({ timeout: waitMs })
    expect(await page.locator('[role=alert]:not([hidden])').count()).toBe(0)
  })
})

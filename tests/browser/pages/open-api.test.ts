import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { act, phone, startBrowser, visit } from '../support/visit'

startBrowser()

describe.each(locales)('the form that tries a call, in %s', (locale) => {
  const path = localPath('/open-api', locale)
  const form = 'form[action="/api/v1/services"]'
  const fold = 'details:has(> #services) > summary'
  const tablet = { width: 1024, height: 768 }

  it('shows the answer in the page', async () => {
    const { page, trouble } = await visit(path, phone)
    await act(page)
    await page.locator(fold).click()
    await page.locator(`${form} [name="filter[audience]"]`).selectOption('suppliers')
    await page.locator(`${form} [name=limit]`).fill('2')
    await page.locator(`${form} button`).click()
    const answer = page.locator(`${form} .code`).first()
    await answer.waitFor()
    const { items } = JSON.parse((await answer.textContent()) ?? '')
    expect(items).toHaveLength(2)
    expect(items[0].audiences).toContain('suppliers')
    expect(items[0].lang).toBe(locale)
    expect(await page.locator(`${form} [role=status] .badge`).textContent()).toBe('200')
    await page.locator(`${form} summary`).click()
    expect(await page.locator(`${form} .code`).nth(1).textContent()).toMatch(/^etag: /m)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(trouble).toEqual([])
  })

  it('shows the answer in the page when its button is touched first', async () => {
    const { page, trouble } = await visit(`${path}#services`, tablet)
    await page.locator(`${form} button`).click()
    const answer = page.locator(`${form} .code`).first()
    await answer.waitFor()
    expect(JSON.parse((await answer.textContent()) ?? '').items).toHaveLength(3)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(trouble).toEqual([])
  })

  it('sends a write to the sandbox with a solved challenge', async () => {
    const { page, trouble } = await visit(`${path}#send-requests-support`, phone)
    const write = page.locator('form[action^="/api/sandbox/v1/requests/support"]')
    await write.locator('button').click()
    const answer = write.locator('.code').first()
    await answer.waitFor({ timeout: 60_000 })
    expect(await write.locator('[role=status] .badge').textContent()).toBe('201')
    expect(JSON.parse((await answer.textContent()) ?? '').reference).toMatch(/^TEST-\d{10}$/)
    await write.locator('summary').click()
    expect(await write.locator('.code').nth(1).textContent()).toMatch(/^sandbox: \?1$/m)
    await write.locator('textarea').fill('{"email":')
    await write.locator('button').click()
    await expect.poll(() => write.locator('[role=status] .badge').textContent()).toBe('400')
    expect(trouble.filter((text) => !text.includes('400'))).toEqual([])
  })

  it('opens the answer without script', async () => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false })
    await page.locator(fold).click()
    await page.locator(`${form} button`).click()
    await page.waitForURL(/api\/v1\/services\?/)
    expect(await page.textContent('body')).toContain('"items"')
    await page.goto(`${path}#send-subscriptions`)
    expect(await page.locator('form[action^="/api/sandbox"]:visible').count()).toBe(0)
    expect(await page.locator('#send-subscriptions > noscript').isVisible()).toBe(true)
  })
})

describe('a row of the reference', () => {
  it('unfolds for the address of a problem', async () => {
    const { page } = await visit('/en/open-api')
    const answer = await page.request.get('/api/v1/news?limit=0')
    const { type } = await answer.json()
    const name = new URL(type).hash
    expect(name).toBe('#invalid-parameter')
    expect(await page.locator(name).isVisible()).toBe(false)
    await page.goto(`/en/open-api${name}`)
    const row = page.locator(`details:has(> ${name})`)
    expect(await page.locator(name).isVisible()).toBe(true)
    expect(await row.locator('h3').textContent()).toContain('400')
    await row.locator('summary').click()
    expect(await page.locator(name).isVisible()).toBe(false)
  })

  it('unfolds for its address, and shows its title below the contents', async () => {
    const { page } = await visit('/open-api#terms', { ...phone, javaScriptEnabled: false })
    expect(await page.locator('#terms').isVisible()).toBe(true)
    expect(await page.locator('#questions').isVisible()).toBe(false)
    await page.goto('/open-api#questions')
    const title = await page.locator('details:has(> #questions) h3').boundingBox()
    const bar = await page.locator('.toc-bar').boundingBox()
    expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(title?.y).toBeLessThan(phone.height)
  })

  it('is folded until it is looked up, and printed in full', async () => {
    const { page } = await visit('/open-api', { ...phone, javaScriptEnabled: false })
    const rows = page.locator('.fold-row > .flow')
    expect(await rows.count()).toBeGreaterThan(40)
    expect(await page.locator('.fold-row > .flow:visible').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.fold-row > .flow:visible').count()).toBe(await rows.count())
  })
})

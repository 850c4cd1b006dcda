import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, desktop, startBrowser, visit } from '../support/visit'

startBrowser()

const latest = '**/builds/latest.json*'

const meta = '**/builds/meta/*.json'
const date = {
  ar: { iso: '2027-01-05', gregorian: '5 يناير 2027', hijri: '27 رجب 1448هـ' },
  en: { iso: '2027-01-05', gregorian: '5 January 2027', hijri: '27 Rajab 1448 AH' },
}

async function visitWithLatest(
  path: string,
  id: string | null,
  metaOf: object | null = { date },
  isTouched = true,
) {
  const asked: string[] = []
  const visited = await visit(path, {
    ...desktop,
    before: async (page) => {
      await page.clock.install()
      await page.route(latest, async (route) => {
        asked.push(route.request().url())
        if (id === null) return route.continue()
        return route.fulfill({ json: { id, timestamp: 1 } })
      })
      await page.route(meta, async (route) => {
        asked.push(route.request().url())
        return route.fulfill(metaOf ? { json: { id, ...metaOf } } : { status: 404 })
      })
    },
  })
  if (isTouched) await act(visited.page)
  return { ...visited, asked }
}

const focus = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

describe('a newer build', () => {
  it.each([
    ['an hour', async (page: Page) => page.clock.fastForward('01:00:01')],
    [
      'focus after five minutes',
      async (page: Page) => {
        await focus(page)
        await page.clock.fastForward('05:01')
        await focus(page)
      },
    ],
  ])('is offered on a page that was only read, after %s', async (_, wait) => {
    const { page, asked, extras } = await visitWithLatest('/en/faq', 'another', { date }, false)
    expect(extras()).toEqual([])
    await wait(page)
    await page.locator('[role=status] .version-notice').waitFor()
    expect(asked.filter((url) => url.includes('latest'))).not.toHaveLength(0)
  })

  it('that is this one brings no code to a page that was only read', async () => {
    const { page, asked, extras } = await visitWithLatest('/en/faq', null, null, false)
    await page.clock.fastForward('01:00:01')
    await expect.poll(() => asked.length).toBe(1)
    await focus(page)
    expect(extras().filter((url) => !url.includes('/builds/'))).toEqual([])
  })

  it('is offered on focus, at most every five minutes, and never forced', async () => {
    const { page, asked, requests, trouble } = await visitWithLatest('/en/faq', 'another')
    await focus(page)
    expect(asked).toEqual([])
    await page.clock.fastForward('05:01')
    await focus(page)
    await page.locator('[role=status] .version-notice').waitFor()
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatch(/latest\.json\?\d+$/)
    expect(asked[1]).toMatch(/\/builds\/meta\/another\.json$/)
    await page.clock.fastForward('59:00')
    expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1)
    await page.locator('.version-notice .button--quiet').click()
    expect(await page.locator('.version-notice').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it('is loaded when the visitor says so', async () => {
    const { page, requests } = await visitWithLatest('/', 'another')
    await page.clock.fastForward('01:00:01')
    await page.locator('.version-notice .button--primary').click()
    await expect
      .poll(() => requests.filter((request) => request.isNavigationRequest()).length)
      .toBe(2)
  })

  it('is no matter when it is this one', async () => {
    const { page, asked, trouble } = await visitWithLatest('/', null)
    await page.clock.fastForward('05:01')
    await focus(page)
    await expect.poll(() => asked.length).toBe(1)
    await focus(page)
    await page.waitForTimeout(200)
    expect(asked).toHaveLength(1)
    expect(await page.locator('.version-notice').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it.each([
    ['/faq', 'صدرت في 5 يناير 2027، 27 رجب 1448هـ.'],
    ['/en/faq', 'It was released on 5 January 2027, 27 Rajab 1448 AH.'],
  ])('says on %s when it was released', async (path, words) => {
    const { page, trouble } = await visitWithLatest(path, 'another')
    await page.clock.fastForward('01:00:01')
    const notice = page.locator('.version-notice time')
    expect(await notice.textContent()).toBe(words)
    expect(await notice.getAttribute('datetime')).toBe('2027-01-05')
    expect(trouble).toEqual([])
  })

  it('is offered without a date where the server knows none', async () => {
    const { page } = await visitWithLatest('/en/faq', 'another', null)
    await page.clock.fastForward('01:00:01')
    await page.locator('.version-notice').waitFor()
    expect(await page.locator('.version-notice time').count()).toBe(0)
  })
})

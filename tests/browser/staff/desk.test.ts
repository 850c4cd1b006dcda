import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import { findViolations, overflow } from '../support/audit'
import { openTranslation, submit } from '../support/desk-form'
import { reach } from '../support/filling'
import { prepareLoginBrowser } from '../support/login-browser'
import { desktop, phone, posts } from '../support/visit'

const { opened, enter, confirmLogout } = prepareLoginBrowser()

const ticket = '/staff/requests/TECH-1000000026'

const pages = [
  ['supervisor', '/staff'],
  ['supervisor', ticket],
  ['supervisor', '/staff/requests/FOI-1000000047'],
  ['supervisor', '/staff/moderation'],
  ['supervisor', '/staff/moderation?section=pages'],
  ['supervisor', '/staff/performance'],
  ['supervisor', '/staff/operations'],
  ['supervisor', '/staff/requests/SUGG-1000000039'],
  ['supervisor', '/staff/accounts'],
  ['supervisor', '/staff/absences'],
  ['supervisor', '/staff/batch?pick=INFO-1234&pick=TECH-1000000026'],
  ['supervisor', '/staff/preferences'],
  ['supervisor', '/staff/teams'],
  ['auditor', '/staff/audit'],
  ['publisher', '/staff/emergency-notices'],
  ['publisher', '/staff/settings?group=outside'],
  ['publisher', '/staff/reading'],
  ['publisher', '/staff/content'],
  ['publisher', '/staff/files'],
  ['publisher', '/staff/files/agreements-on-one-page'],
  ['publisher', '/staff/content/service/join-framework-agreement'],
] as const

/** Fields that take up room or are reached by Tab and cannot be seen. */
const countHidden = (page: Page) =>
  page
    .locator('.input, .select, .textarea')
    .evaluateAll(
      (fields) =>
        fields.filter(
          (one) => one.checkVisibility() && !one.checkVisibility({ opacityProperty: true }),
        ).length,
    )

describe.each(some(locales, 1))('the desk, in %s', (locale) => {
  it.each(some(['light', 'dark'] as const, 1))(
    'has nothing that axe objects to, and is never wider than the window, %s',
    async (colorScheme) => {
      for (const role of ['supervisor', 'auditor', 'publisher'] as const) {
        const own = pages.filter(([who]) => who === role).map(([, path]) => path)
        const first = localPath(own[0] ?? '/staff', locale)
        const { page } = await enter(role, first, { ...desktop, colorScheme })
        for (const path of own) {
          await page.goto(localPath(path, locale))
          expect([path, await findViolations(page)]).toEqual([path, []])
          expect([path, await countHidden(page)]).toEqual([path, 0])
          for (const width of [320, 390, 768]) {
            await page.setViewportSize({ width, height: 800 })
            expect([path, width, await overflow(page)]).toEqual([path, width, 0])
          }
          await page.setViewportSize(desktop)
        }
      }
    },
  )

  it('has nothing that axe objects to where a step is refused', async () => {
    const { page } = await enter('case-officer', localPath(ticket, locale), desktop)
    await page.locator('button[value=move]').click()
    await page.locator('[role=alert]:not([hidden])').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
})

describe('a text that is being written', () => {
  it.each([true, false])('is shown, unsent, after the session: script %s', async (isOn) => {
    const { page } = await enter('supervisor', `/en${ticket}`, {
      ...desktop,
      javaScriptEnabled: isOn,
    })
    await page.locator('#note').fill('Checked by phone')
    await page.context().clearCookies({ name: '__Host-session' })
    await page.locator('button[value=note]').click()
    await page.locator('.problem').waitFor()
    expect(await page.locator('#unsent').inputValue()).toBe('Checked by phone')
    expect(await page.locator('h1').textContent()).toContain('nothing was sent')
  })

  it('comes back with its step, and an error leads to its field without losing it', async () => {
    const { page } = await enter('supervisor', `/en${ticket}`, desktop)
    await page.locator('input[name=to][value=rejected]').check()
    // The sender writes Arabic: the translation alone is not enough.
    await openTranslation(page)
    await page.locator('#noteEn').fill('The reason')
    await page.reload()
    expect(await page.locator('input[name=to]:checked').getAttribute('value')).toBe('rejected')
    await submit(page, () => page.locator('button[value=move]').click())
    await page.locator('[role=alert] a').first().click()
    expect(await page.locator('[role=alert]:not([hidden])').count()).toBe(1)
    expect(await page.locator('#noteEn').inputValue()).toBe('The reason')
  })

  it('survives a reload, and is forgotten once it is sent', async () => {
    const { page } = await enter('supervisor', `/en${ticket}`, desktop)
    await page.locator('#note').fill('Checked by phone')
    await page.reload()
    expect(await page.locator('#note').inputValue()).toBe('Checked by phone')
    await submit(page, () => page.locator('button[value=note]').click())
    expect(await page.locator('.panel--note .desk-text').first().textContent()).toBe(
      'Checked by phone',
    )
    await page.reload()
    expect(await page.locator('#note').inputValue()).toBe('')
  })

  it('is not shown to another officer who logs in in the same tab', async () => {
    const { page } = await enter('supervisor', `/en${ticket}`, desktop)
    await page.locator('#note').fill('For my own eyes')
    await page.context().clearCookies()
    await page.goto(`${opened.baseURL}/en/auth/login?returnTo=/en${ticket}`)
    await page.locator('button[value=case-officer]').click()
    await page.waitForURL(`${opened.baseURL}/en${ticket}`)
    expect(await page.locator('#note').inputValue()).toBe('')
  })

  it('is sent once, however often its button is pressed', async () => {
    const { page, requests } = await enter('supervisor', `/en${ticket}`, desktop)
    await page.locator('#note').fill('Pressed twice')
    await submit(page, () => page.locator('button[value=note]').dblclick())
    const sent = posts(requests).filter((request) => request.url().endsWith(ticket))
    expect(sent).toHaveLength(1)
  })

  it('is there again as its step is undone, also after a reload', async () => {
    const { page } = await enter('case-officer', `/en${ticket}`, desktop)
    await page.locator('input[name=to][value=needs_information]').check()
    await page.locator('#noteAr').fill('نحتاج رقم الإصدار')
    await openTranslation(page)
    await page.locator('#noteEn').fill('We need the version number')
    await submit(page, () => page.locator('button[value=move]').click())
    await submit(page, () => page.locator('button[value=undo]').click())
    for (const _ of ['now', 'later']) {
      expect(new URL(page.url()).pathname).toBe(`/en${ticket}`)
      expect(await page.locator('#noteEn').inputValue()).toBe('We need the version number')
      expect(await page.locator('input[name=to]:checked').getAttribute('value')).toBe(
        'needs_information',
      )
      await page.reload()
    }
  })
})

describe('without script', () => {
  it('a step is refused, corrected, made and undone on a phone', async () => {
    const options = { ...phone, javaScriptEnabled: false }
    const { page } = await enter('case-officer', `/en${ticket}`, options)
    await page.locator('input[name=to][value=needs_information]').check()
    await openTranslation(page)
    await page.locator('#noteEn').fill('We need the version number')
    await reach(page, () => page.locator('button[value=move]').click())
    expect(await page.locator('[role=alert]:not([hidden])').textContent()).toContain('Arabic text')
    expect(await page.locator('#noteEn').inputValue()).toBe('We need the version number')
    await page.locator('#noteAr').fill('نحتاج رقم الإصدار')
    await reach(page, () => page.locator('button[value=move]').click())
    expect(new URL(page.url()).pathname).toBe('/en/staff')
    await reach(page, () => page.locator('button[value=undo]').click())
    expect(await page.locator('.desk-notice').textContent()).toContain('undone')
    expect(await page.locator('#noteEn').inputValue()).toBe('We need the version number')
  })
})

it('a row is assigned from the list while it is pointed at, and no bar stands over the list', async () => {
  const { page } = await enter('supervisor', '/en/staff?view=new', desktop)
  const row = page.locator('.q__table tr:has(.q__pick input)').first()
  const shown = () => row.locator('.q__acts').evaluate((acts) => getComputedStyle(acts).opacity)
  expect([await shown(), await page.locator('.q__batch').isVisible()]).toEqual(['0', false])
  const reference = await row.locator('.q__pick input').inputValue()
  await row.hover()
  expect(await shown()).toBe('1')
  await submit(page, () => row.locator('.q__acts button[value=assign]').click())
  expect(await page.locator('.desk-notice').textContent()).toContain('ssigned')
  expect(await page.locator(`.q__pick input[value="${reference}"]`).count()).toBe(0)
  await page.locator('.q__pick input').first().check()
  expect(await page.locator('.q__batch').isVisible()).toBe(true)
})

it('titles of the queue keep their room at every width, also on paper', async () => {
  const { page } = await enter('supervisor', '/en/staff', desktop)
  const narrowest = () =>
    page.locator('.q__what a').evaluateAll((all) => Math.min(...all.map((one) => one.clientWidth)))
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, (await narrowest()) >= 150]).toEqual([width, true])
  }
  await page.emulateMedia({ media: 'print' })
  expect(await narrowest()).toBeGreaterThan(300)
})

it('on paper the lists have all their texts, no controls and no addresses', async () => {
  const { page } = await enter('supervisor', '/staff', { viewport: { width: 658, height: 900 } })
  for (const [path, texts] of [
    ['/staff', 'td:is(.q__due, .q__what)'],
    ['/staff/performance', 'main th a'],
  ] as const) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const shown = await page
      .locator(texts)
      .evaluateAll((all) => all.map((one) => one.checkVisibility()))
    expect([path, shown.length > 0, shown.includes(false)]).toEqual([path, true, false])
    const controls = await page
      .locator('main :is(input, button, select, a.button)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.outerHTML),
      )
    expect([path, controls]).toEqual([path, []])
    const after = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
    expect([path, after.filter((content) => content.includes('('))]).toEqual([path, []])
  }
})

it('after a logout, going back shows nothing of the desk', async () => {
  const { page } = await enter('case-officer', '/en/staff', desktop)
  await page.locator('.desk-me summary').click()
  await page.locator('.desk-me__menu button').click()
  await confirmLogout(page)
  await page.goto(`${opened.baseURL}/en/staff`)
  expect(new URL(page.url()).origin).toBe(opened.provider.issuer)
  await page.goBack()
  expect(await page.locator('.q__table').count()).toBe(0)
})

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { findViolations, overflow } from '../support/audit'
import { submit } from '../support/desk-form'
import { prepareLoginBrowser } from '../support/login-browser'
import { desktop, phone } from '../support/visit'

const { open, enter } = prepareLoginBrowser({ images: true })
const library = '/staff/media'
const photo = 'db/content/media/dunes-morning.jpg'

async function write(page: Page, title: string) {
  const texts = {
    'title.ar': 'صورة من المتصفح',
    'title.en': title,
    'alt.ar': 'كثبان رملية',
    'alt.en': 'Sand dunes',
    'credit.ar': 'صورة توضيحية',
    'credit.en': 'Sample picture',
  }
  for (const [name, text] of Object.entries(texts)) await page.locator(`[id="${name}"]`).fill(text)
}

/** Drops a file on a field of the form, as from a folder of the desktop. */
async function drop(page: Page, selector: string) {
  const bytes = readFileSync(photo).toString('base64')
  await page.locator(selector).evaluate((target, encoded) => {
    const dataTransfer = new DataTransfer()
    const content = Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0))
    dataTransfer.items.add(new File([content], 'photo.jpg', { type: 'image/jpeg' }))
    for (const type of ['dragover', 'drop']) {
      const init = { bubbles: true, cancelable: true, dataTransfer }
      target.dispatchEvent(new DragEvent(type, init))
    }
  }, bytes)
}

it.each([true, false])(
  'a picture is uploaded, placed and published: script %s',
  async (javaScriptEnabled) => {
    const title = javaScriptEnabled ? 'Uploaded with script' : 'Uploaded without script'
    const options = { ...desktop, javaScriptEnabled }
    const press = async (page: Page, click: () => Promise<unknown>) =>
      javaScriptEnabled ? submit(page, click) : click()
    const { page } = await enter('editor', `/en${library}`, options)
    await write(page, title)
    await press(page, () => page.locator('[value=upload]').click())
    expect(await page.locator('#picture-error').textContent()).toContain('Choose the file')
    expect(await page.locator('[id="title.en"]').inputValue()).toBe(title)
    if (javaScriptEnabled) await drop(page, '[id="alt.ar"]')
    else await page.locator('#picture').setInputFiles(photo)
    await press(page, () => page.locator('[value=upload]').click())
    await page.waitForURL(/\/en\/staff\/media\/uploaded-with/)
    const { pathname } = new URL(page.url())
    const point = page.locator('.focus-picture input')
    await press(page, () => point.click({ position: { x: 64, y: 17 } }))
    const circle = page.locator('.focus-picture circle')
    await expect.poll(() => circle.getAttribute('cx')).toBe('64')
    await press(page, async () => {
      await page.locator('[name=focus][value="100-50"]').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
    })
    await expect.poll(() => circle.getAttribute('cx')).toBe('256')
    const entry = pathname.replace('/media/', '/content/picture/')
    const publisher = await enter('publisher', entry, options)
    await press(publisher.page, () => publisher.page.locator('[value=publish]').click())
    await publisher.page.locator('.badge.tone--info').waitFor()
    await publisher.page.goto(`${new URL(page.url()).origin}${pathname}`)
    const shown = publisher.page.locator('.focus-picture input')
    await expect
      .poll(() => shown.evaluate((image: HTMLInputElement) => image.getAttribute('src')))
      .toMatch(/^\/media\/uploaded-with(?:out)?-script-[\da-f]{8}\/320\.webp$/)
  },
)

it.each(locales)('the library and its pictures are accessible, in %s', async (locale) => {
  const { page } = await enter('editor', localPath(library, locale), {
    ...desktop,
    colorScheme: 'dark',
  })
  expect(await findViolations(page)).toEqual([])
  await submit(page, () => page.locator('[value=upload]').click())
  expect(await findViolations(page)).toEqual([])
  const narrow = await enter('editor', localPath(`${library}/warehouse`, locale), phone)
  expect(await findViolations(narrow.page)).toEqual([])
  expect(await overflow(narrow.page)).toBe(0)
})

it('each other page of a record that names a picture shows it', async () => {
  for (const [path, size] of [
    ['/media-center/success-stories#hospital-opened-early', phone],
    ['/regions/riyadh', phone],
    ['/media-center/media/speech-value-engineering', phone],
    ['/loc-init', phone],
    ['/#goal', desktop],
  ] as const) {
    const { page } = await open(path, size)
    const image = page.locator('figure .media img').first()
    await image.scrollIntoViewIfNeeded()
    expect([path, await image.isVisible()]).toEqual([path, true])
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0)
  }
})

it('the arrow keys move in the grid of places as they are seen', async () => {
  const { page } = await enter('editor', library, desktop)
  const chosen = () => page.locator('[name=focus]:checked').getAttribute('value')
  const places: (string | null)[] = []
  await page.locator('[name=focus]:checked').focus()
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key)
    places.push(await chosen())
  }
  expect(places).toEqual(['50-0', '0-0', '0-50', '0-100', '0-100'])
})

it('an upload states how much of the file has arrived, and a field shows the picture that is chosen', async () => {
  const { page } = await enter('editor', `/en${library}`, desktop)
  await write(page, 'Uploaded in steps')
  await page.locator('#picture').setInputFiles(photo)
  await page.evaluate(() => {
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    const status = document.querySelector('[data-progress]')
    const note = () => seen.push(status?.textContent ?? null)
    if (status) new MutationObserver(note).observe(status, { childList: true })
  })
  await page.locator('[value=upload]').click()
  await page.waitForURL(/\/en\/staff\/media\/uploaded-in-steps/)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toContain(translators.en('deskPictures.received'))
  await page.goto(new URL('/en/staff/content/news/asset-register-workshop', page.url()).href)
  const select = page.locator('select[name="both:image"]')
  const image = page.locator('.field:has(select[name="both:image"]) img')
  await select.selectOption('warehouse')
  expect(await image.getAttribute('src')).toBe('/media/warehouse/320.webp')
  await select.selectOption('')
  expect(await image.count()).toBe(0)
})

import puppeteer from 'puppeteer-core'
import type { Engine, EnginePage } from './engine-page'

const size = { width: 1280, height: 900 }

/** Opens headless Firefox through WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ar' },
  })
  const openPage = async (): Promise<EnginePage> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport(size)
    return {
      open: async (address) => {
        await page.goto(address)
      },
      evaluate: (source) => page.evaluate(source) as Promise<never>,
      click: (selector) => page.locator(selector).click(),
      type: async (selector, text) => {
        await page.locator(selector).click()
        await page.keyboard.type(text)
      },
      scroll: async (pixels) => {
        await page.mouse.move(size.width / 2, size.height / 2)
        await page.mouse.wheel({ deltaY: pixels })
      },
      moveMouse: async () => {
        await page.mouse.move(20, 300)
        await page.mouse.move(24, 304)
      },
      close: () => context.close(),
    }
  }
  return { openPage, close: () => browser.close() }
}

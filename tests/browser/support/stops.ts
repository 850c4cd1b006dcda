import type { Page } from 'playwright-core'

/**
 * Presses a key until an element has focus; throws if it never does. Waits for the element first,
 * because one that renders later would be skipped.
 */
export async function pressTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press(key)
    if (await hasFocus(page, selector)) return
  }
  throw new Error(`${key} does not lead to ${selector}`)
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((named) => document.activeElement?.matches(named) ?? false, selector)
}

/**
 * Waits for an element to have focus: a newly loaded document sets it when it is painted. On a busy
 * machine the headless browser may not paint for a while; a screenshot makes it.
 */
export async function gainsFocus(page: Page, selector: string): Promise<boolean> {
  const waitFor = (timeout: number) =>
    page
      .waitForFunction((named) => document.activeElement?.matches(named) ?? false, selector, {
        timeout,
        polling: 100,
      })
      .then(
        () => true,
        () => false,
      )
  if (await waitFor(5_000)) return true
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
  return waitFor(15_000)
}

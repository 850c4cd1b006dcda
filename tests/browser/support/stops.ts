import type { Page } from 'playwright-core'

/**
 * Presses a key until the focus is on what a selector names; throws when it never comes there. Waits
 * for it first: a part that is drawn when it is needed would be passed by before it stands.
 */
export async function pressTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press(key)
    if (await hasFocus(page, selector)) return
  }
  throw new Error(`${key} does not lead to ${selector}`)
}

/** Whether what a selector names has the focus. */
function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((named) => document.activeElement?.matches(named) ?? false, selector)
}

/** Whether it has the focus soon: a document that has just arrived is still to give it away. */
export function gainsFocus(page: Page, selector: string): Promise<boolean> {
  return page
    .waitForFunction((named) => document.activeElement?.matches(named) ?? false, selector, {
      timeout: 5_000,
    })
    .then(
      () => true,
      () => false,
    )
}

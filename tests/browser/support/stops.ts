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

/** Waits up to 5 s for an element to have focus: a newly loaded document sets it with a delay. */
export function gainsFocus(page: Page, selector: string): Promise<boolean> {
  return page
    .waitForFunction((named) => document.activeElement?.matches(named) ?? false, selector, {
      timeout: 20_000,
    })
    .then(
      () => true,
      () => false,
    )
}

import type { Page } from 'playwright-core'

/** Presses a key until the focus is on what a selector names; throws when it never comes there. */
export async function pressTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press(key)
    if (await hasFocus(page, selector)) return
  }
  throw new Error(`${key} does not lead to ${selector}`)
}

/** Whether what a selector names has the focus. */
export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((named) => document.activeElement?.matches(named) ?? false, selector)
}

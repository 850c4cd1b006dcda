import type { Page } from 'playwright-core'

/** Waits until the script shows the answer of a form. */
export async function submit(page: Page, press: () => Promise<unknown>): Promise<void> {
  const answered = page.evaluate(
    () => new Promise((shown) => document.addEventListener('desk:shown', shown, { once: true })),
  )
  await press()
  await answered
}

/** Opens the fold with the translation of a text to the sender, if it is closed. */
export async function openTranslation(page: Page): Promise<void> {
  const closed = page.locator('.compose .text-fold:not([open]) > summary')
  if ((await closed.count()) > 0) await closed.click()
}

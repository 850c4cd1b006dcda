import type { Page } from 'playwright-core'

/** Waits until the script shows the answer of a form. */
export async function submit(page: Page, press: () => Promise<unknown>): Promise<void> {
  const answered = page.evaluate(
    () => new Promise((shown) => document.addEventListener('desk:shown', shown, { once: true })),
  )
  await press()
  await answered
}

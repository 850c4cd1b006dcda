import type { Page } from 'playwright-core'

/** Presses a link of the footer; on phones its group has to be opened before. */
export async function pressFooterLink(page: Page, href: string): Promise<void> {
  const group = page.locator('.site-footer__group', { has: page.locator(`a[href="${href}"]`) })
  const summary = group.locator('summary')
  if (await summary.isVisible()) await summary.click()
  await group.locator(`a[href="${href}"]`).click()
}

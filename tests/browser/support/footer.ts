import type { Locator, Page } from 'playwright-core'

/** Opens the footer group of a link on phones, where groups are closed; returns the link. */
export async function showFooterLink(page: Page, selector: string): Promise<Locator> {
  const group = page.locator('.site-footer__group', { has: page.locator(selector) })
  const summary = group.locator('summary')
  const isClosed = await group.evaluate((part) => !part.hasAttribute('open'))
  if (isClosed && (await summary.isVisible())) await summary.click()
  return group.locator(selector).first()
}

export async function pressFooterLink(page: Page, href: string): Promise<void> {
  const link = await showFooterLink(page, `a[href="${href}"]`)
  await link.click()
}

import { type Locale, localPath } from '#domain/site/locale'
import type { Site } from '../site'
import type { Browser } from './browser'
import { fieldsOf } from './member'

/** A sample ticket that waits for information of its sender. */
export const waiting = 'INFO-1234'

export const requestPath = (reference: string, locale: Locale = 'ar') =>
  localPath(`/profile/requests/${reference}`, locale)

export async function runOn(site: Site, statement: string): Promise<void> {
  const { DB } = await site.env()
  await DB.prepare(statement).run()
}

export async function statusOn(site: Site, reference: string): Promise<unknown> {
  const { DB } = await site.env()
  const select = DB.prepare('SELECT status FROM submissions WHERE reference = ?')
  return select.bind(reference).first('status')
}

/** The page of a request and the fields of one of its actions. */
export async function openAction(browser: Browser, path: string, action: string) {
  const html = await (await browser.open(path)).text()
  return fieldsOf(html, 'action', action)
}

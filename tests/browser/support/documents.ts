import { expect } from 'vitest'
import { pages, recordPaths } from '../../support/pages'
import { some } from '../../support/sample'
import type { Visit, VisitOptions } from './visit'
import { visit } from './visit'

/** A document of the site and the way a visitor reaches it. */
interface Shown {
  title: string
  open: (options?: VisitOptions) => Promise<Visit>
}

function problem(title: string, open: Shown['open']): Shown {
  return { title, open }
}

/** Posts a form to another URL, and waits until the response has replaced the document. */
async function postTo(action: string, from: Visit): Promise<Visit> {
  expect(await from.page.locator('.problem').count()).toBe(0)
  await Promise.all([
    from.page.waitForEvent('domcontentloaded'),
    from.page.evaluate((to) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = to
      form.dataset.posted = ''
      document.body.append(form)
      form.submit()
    }, action),
  ])
  await from.page.locator('body:not(:has([data-posted])) .problem').waitFor()
  return from
}

/** Every kind of document a visitor can get: a sample of pages, and the error pages. */
export const documents: Shown[] = [
  ...some([...pages.map(({ path }) => path), ...recordPaths], 12).map((path) => ({
    title: path,
    open: (options?: VisitOptions) => visit(path, options),
  })),
  problem('a missing page', (options) => visit('/no-such-page', options)),
  problem('a missing page in English', (options) => visit('/en/no-such-page', options)),
  problem('a refused method in English', async (options) =>
    postTo('/en/faq', await visit('/en/faq', options)),
  ),
  problem('a failure', async (options) =>
    postTo('/locale', await visit('/routes', { ...options, fault: 'worker=fail' })),
  ),
]

import { pages, recordPaths } from '../../support/pages'
import { some } from '../../support/sample'
import type { Visit, VisitOptions } from './visit'
import { visit } from './visit'

/** A document of the site, and how a visitor comes to it. */
interface Shown {
  title: string
  open: (options?: VisitOptions) => Promise<Visit>
}

function problem(title: string, open: Shown['open']): Shown {
  return { title, open }
}

/** Posts a form of the page to another address: the answer is a document. */
async function postTo(action: string, from: Visit): Promise<Visit> {
  await from.page.evaluate((to) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = to
    document.body.append(form)
    form.submit()
  }, action)
  await from.page.locator('.problem').waitFor()
  return from
}

/** Every document a visitor can meet: the pages, and those that say what went wrong. */
export const documents: Shown[] = [
  ...some([...pages.map(({ path }) => path), ...recordPaths], 18).map((path) => ({
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

import type { Sheet } from '#domain/routes'
import { loadSheet } from './load-sheet'
import article from './styles/article.css?url'
import contact from './styles/contact.css?url'
import faq from './styles/faq.css?url'
import feedback from './styles/feedback.css?url'
import form from './styles/form.css?url'
import home from './styles/home.css?url'
import inquiry from './styles/inquiry.css?url'
import receipt from './styles/receipt.css?url'
import siteMap from './styles/site-map.css?url'

type PageSheet = Exclude<Sheet, 'problem'>

/** Sheets of the pages that can be shown without a new document. */
const files: Record<PageSheet, string> = {
  home,
  faq,
  article,
  'site-map': siteMap,
  form,
  contact,
  receipt,
  inquiry,
  feedback,
}

/**
 * Gives a page its style before it is shown: a document holds only the sheets of the page it was
 * sent with. Rejects when a sheet cannot be had.
 */
export function createStyleLoader(standing: readonly PageSheet[]) {
  const loads = new Map<PageSheet, Promise<void>>(standing.map((name) => [name, Promise.resolve()]))
  return async (names: readonly PageSheet[]): Promise<void> => {
    await Promise.all(names.map((name) => loads.get(name) ?? load(name)))
  }

  function load(name: PageSheet): Promise<void> {
    const loading = loadSheet(files[name])
    loading.catch(() => loads.delete(name))
    loads.set(name, loading)
    return loading
  }
}

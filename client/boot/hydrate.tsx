import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import type { PageData } from '#domain/payloads/payloads'
import { isLocale, type Locale, splitPath } from '#domain/site/locale'
import { findPlace, type RouteName, routeOf } from '#domain/site/routes'
import { arrive, closePanels } from '../navigation/after-navigation'
import { followLinks } from '../navigation/follow-links'
import { isFormPage } from '../navigation/form-pages'
import {
  createSiteRouter,
  type Load,
  type RouterContext,
  type SiteRouter,
} from '../navigation/router'
import { guardChunks } from './chunk-guard'
import { tickCookieBoxes } from './cookie-boxes'
import { watchFeedback } from './feedback-markup'
import { fetchPayload } from './fetch-payload'
import { readWords } from './load-messages'
import { readOwn } from './read-personal-state'
import { reportingRoot, watchErrors } from './report-error'
import { watchBuilds } from './watch-builds'

function attribute(selector: string, name: string): string {
  return document.head.querySelector(selector)?.getAttribute(name) ?? ''
}

/** The page's address as the worker has it: without what of the query is not the page's own. */
function canonical(): URL {
  return new URL(attribute('link[rel=canonical]', 'href'))
}

/** What stands in the document already is taken from there, so that it is never sent twice. */
function readFrame(): Omit<RouterContext, 'load' | 't' | 'locale'> {
  const style = document.head.querySelector('style')
  const script = document.head.querySelector('script')
  const { build = '', modules = '' } = script?.dataset ?? {}
  const [top, bottom] = document.querySelectorAll('body > .chrome')
  return {
    origin: canonical().origin,
    icon: attribute('link[rel=icon]', 'href'),
    inline: { style: style?.textContent ?? '', script: script?.textContent ?? '' },
    browser: { build, modules },
    standing: { top: top?.innerHTML ?? '', bottom: bottom?.innerHTML ?? '' },
  }
}

interface Source {
  build: string
  locale: Locale
  learnFor: (name: RouteName) => Promise<void>
}

function loadFrom({ build, locale, learnFor }: Source, first: RouteName, data: PageData): Load {
  let unused: PageData | null = data
  return async (name, path, search) => {
    const taken = unused
    unused = null
    if (taken) return taken
    const [fetched] = await Promise.all([
      fetchPayload(path, locale, build, search),
      import('../navigation/load-page-assets').then(({ prepareToShow }) =>
        prepareToShow(routeOf(name).sheets, routeOf(first).sheets),
      ),
      learnFor(name),
    ])
    // Another build's pages may want other data: the press then asks for a document.
    if (!fetched.edition.startsWith(`${build}.`)) throw new Error('another build')
    return fetched
  }
}

/** Icons that the page came without. */
function completeIcons(): void {
  if (document.querySelector('svg[data-icon]:empty')) {
    import('./fetch-icons').then(
      ({ fetchIcons }) => fetchIcons(),
      () => {},
    )
  }
}

function showProgress(router: SiteRouter): void {
  const { dataset } = document.documentElement
  router.subscribe('onBeforeNavigate', () => {
    dataset.navigating = ''
  })
  router.subscribe('onResolved', ({ pathChanged }) => {
    delete dataset.navigating
    if (pathChanged) arrive()
    completeIcons()
  })
}

/**
 * Takes the document over. A document whose data has changed since stays as it is: its links and
 * forms work, and drawing over different text would throw away what a visitor has typed.
 */
async function takeOver(): Promise<void> {
  const { locale, path } = splitPath(location.pathname)
  const name = findPlace(path)?.name
  if (!name || !isLocale(document.documentElement.lang)) return
  const frame = readFrame()
  const { build } = frame.browser
  const [{ t, learnFor }, data] = await Promise.all([
    readWords(locale, name).then((words) => {
      watchBuilds(build, locale, words.t)
      return words
    }),
    fetchPayload(path, locale, build, canonical().search),
  ])
  if (document.getElementById('main')?.dataset.edition !== data.edition) return
  const load = loadFrom({ build, locale, learnFor }, name, { ...data, own: readOwn() })
  const router = createSiteRouter({ ...frame, locale, t, load })
  router.ssr = { manifest: undefined }
  await router.load()
  if (router.state.matches.some(({ status }) => status !== 'success')) {
    throw new Error('a part of the page cannot be had')
  }
  hydrateRoot(document, <RouterProvider router={router} />, reportingRoot)
  document.documentElement.dataset.hydrated = ''
  if (!isFormPage(name)) followLinks(router, locale)
  watchFeedback(t)
  showProgress(router)
  completeIcons()
}

let isTaken = false

/**
 * Takes the document over once. While code or data cannot be had the page stays as it is, with plain
 * links and forms; a later touch tries again, 3 s on.
 */
function takeOverOnce(): void {
  if (isTaken) return
  isTaken = true
  takeOver().catch(() =>
    setTimeout(() => {
      isTaken = false
    }, 3_000),
  )
}

watchErrors()
guardChunks()
closePanels()
tickCookieBoxes()
takeOverOnce()
for (const intent of ['focusin', 'keydown', 'pointerdown', 'pointermove']) {
  addEventListener(intent, takeOverOnce)
}

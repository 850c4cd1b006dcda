import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import type { PersonalState } from '#domain/forms/personal-state'
import type { PageData } from '#domain/payloads/page-data'
import { type Locale, splitPath } from '#domain/site/locale'
import { matchRoute, type RouteName, routeOf } from '#domain/site/routes'
import { personalBlockId } from '../content'
import { afterNavigation, closePanels } from '../navigation/after-navigation'
import { followLinks } from '../navigation/follow-links'
import type { PageDataLoader, RouterContext } from '../navigation/root'
import { createSiteRouter, isFormPage, type SiteRouter } from '../navigation/router'
import { keepInput } from './keep-input'
import { keepPages, keepShownPage } from './keep-pages'
import { fetchPayload, loadMessages } from './load-page-parts'
import { tickCookieBoxes, watchFeedback, watchSearchBoxes } from './markup-widgets'
import { reloadOnce } from './reload-once'
import { reportingRoot, watchErrors } from './report-error'
import { watchBuilds } from './watch-builds'

function attribute(selector: string, name: string): string {
  return document.head.querySelector(selector)?.getAttribute(name) ?? ''
}

/** The page's URL without query parameters that the page does not define. */
const canonicalUrl = () => new URL(attribute('link[rel=canonical]', 'href'))

/** Reads what the document already contains, so that the worker does not send it twice. */
function readFrame(): Omit<RouterContext, 'load' | 't' | 'locale'> {
  const style = document.head.querySelector('style')
  const script = document.head.querySelector('script')
  const { build = '', modules = '' } = script?.dataset ?? {}
  const [top, bottom] = document.querySelectorAll('body > .chrome')
  return {
    origin: canonicalUrl().origin,
    icon: attribute('link[rel=icon]', 'href'),
    inline: { style: style?.textContent ?? '', script: script?.textContent ?? '' },
    browser: { build, modules },
    serverMarkup: { top: top?.innerHTML ?? '', bottom: bottom?.innerHTML ?? '' },
  }
}

interface Source {
  build: string
  locale: Locale
  addMessagesFor: (name: RouteName) => Promise<void>
}

function createLoader(
  { build, locale, addMessagesFor }: Source,
  first: RouteName,
  data: PageData,
): PageDataLoader {
  let unused: PageData | null = data
  return async (name, path, search) => {
    const initial = unused
    unused = null
    if (initial) return initial
    const [fetched] = await Promise.all([
      fetchPayload(path, locale, build, search),
      import('../navigation/load-page-assets').then(({ loadPageAssets }) =>
        loadPageAssets(name, first),
      ),
      addMessagesFor(name),
    ])
    // Pages of another build may need other data: the click then loads a document.
    if (!fetched.edition.startsWith(`${build}.`)) throw new Error('another build')
    return fetched
  }
}

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
    if (pathChanged) {
      afterNavigation()
      // Pages are preloaded on hover: only this says that one was viewed.
      navigator.sendBeacon('/api/views')
      keepShownPage()
    }
    completeIcons()
  })
}

/**
 * True if something else has changed the document: a translator, or an extension that has added
 * elements to it (`data-changed`, inline-script.ts).
 */
function isChanged(locale: Locale): boolean {
  const { lang, dataset, classList } = document.documentElement
  return lang !== locale || 'changed' in dataset || /\btranslated-/.test(classList.value)
}

/** A touch, or a field with `autofocus`, starts the code while a slow document is still arriving. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}

/** Personal state of the document; undefined on pages that are the same for everyone. */
function readPersonalState(): PersonalState | undefined {
  const text = document.getElementById(personalBlockId)?.textContent
  // The worker of the same build wrote it.
  return text ? (JSON.parse(text) as PersonalState) : undefined
}

/**
 * Hydrates the document; false if it stays as it is, because something else has changed it or its
 * data has changed since it was rendered. Links and forms work all the same, and React would render
 * it anew.
 */
async function hydrate(): Promise<boolean> {
  await parsed()
  const { locale, path } = splitPath(location.pathname)
  const name = matchRoute(path)?.name
  const edition = document.getElementById('main')?.dataset.edition
  // A problem page has no edition, whatever its address.
  if (!name || !edition) return false
  const frame = readFrame()
  const { build } = frame.browser
  const [{ t, addMessagesFor }, data] = await Promise.all([
    loadMessages(locale, name).then((messages) => {
      watchBuilds(build, locale, messages.t)
      return messages
    }),
    // The canonical address of a page that is not kept has no query.
    fetchPayload(
      path,
      locale,
      build,
      (routeOf(name).cache === 'none' ? location : canonicalUrl()).search,
    ),
  ])
  if (edition !== data.edition || isChanged(locale)) return false
  const load = createLoader({ build, locale, addMessagesFor }, name, {
    ...data,
    own: readPersonalState(),
  })
  const router = createSiteRouter({ ...frame, locale, t, load })
  router.ssr = { manifest: undefined }
  await router.load()
  if (router.state.matches.some(({ status }) => status !== 'success')) {
    throw new Error('a part of the page could not be loaded')
  }
  if (isChanged(locale)) return false
  const restoreInput = keepInput()
  hydrateRoot(document, <RouterProvider router={router} />, {
    ...reportingRoot,
    onRecoverableError: (error, info) => {
      restoreInput()
      reportingRoot.onRecoverableError?.(error, info)
    },
  })
  const { dataset } = document.documentElement
  dataset.hydrated = ''
  delete dataset.plain
  if (!isFormPage(name)) followLinks(router, locale)
  watchFeedback(t)
  showProgress(router)
  completeIcons()
  return true
}

let hasStarted = false

/** Marks a document that React does not handle (`data-plain`). */
function leavePlain(): void {
  document.documentElement.dataset.plain = ''
}

/**
 * Until code and data are loaded, the page works with plain links and forms. After a failure, an
 * interaction at least 3 s later tries again.
 */
function hydrateOnce(): void {
  if (hasStarted) return
  hasStarted = true
  hydrate().then(
    (isHydrated) => isHydrated || leavePlain(),
    () => {
      leavePlain()
      setTimeout(() => {
        hasStarted = false
      }, 3_000)
    },
  )
}

/** Reloads the page if a chunk is missing after a deployment (reload-once.ts). */
function guardChunks(): void {
  addEventListener('vite:preloadError', () => {
    // During a navigation, follow-links.ts loads the target as a document instead.
    if (!('navigating' in document.documentElement.dataset)) reloadOnce()
  })
}

watchErrors()
guardChunks()
closePanels()
tickCookieBoxes()
watchSearchBoxes()
hydrateOnce()
keepPages()
for (const intent of ['focusin', 'keydown', 'pointerdown', 'pointermove']) {
  addEventListener(intent, hydrateOnce)
}

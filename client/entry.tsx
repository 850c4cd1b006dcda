import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { isLocale, type Locale, splitPath } from '#domain/locale'
import { createTranslator, type FormMessages, type Messages } from '#domain/messages/index'
import type { PageData } from '#domain/payloads'
import { findRoute, type RouteName, routeOf } from '#domain/routes'
import { arrive, closePanels } from './arrival'
import { watchBuilds } from './builds'
import { guardChunks } from './chunk-guard'
import { isFormPage } from './form-pages'
import { followLinks } from './links'
import { createStyleLoader } from './page-styles'
import { fetchPayload } from './payload'
import { readOwn } from './read-own'
import { createSiteRouter, type Load, type RouterContext, type SiteRouter } from './router'

const messages: Record<Locale, () => Promise<Messages>> = {
  ar: () => import('#domain/messages/ar').then((module) => module.ar),
  en: () => import('#domain/messages/en').then((module) => module.en),
}

const formMessages: Record<Locale, () => Promise<FormMessages>> = {
  ar: () => import('#domain/messages/ar-forms').then((module) => module.arForms),
  en: () => import('#domain/messages/en-forms').then((module) => module.enForms),
}

/** The words of the first page, and a way to have those of a later one before it is drawn. */
async function readWords(locale: Locale, first: RouteName) {
  const readMore = async (name: RouteName) => (isFormPage(name) ? formMessages[locale]() : {})
  const [words, more] = await Promise.all([messages[locale](), readMore(first)])
  const { t, learn } = createTranslator(locale, words)
  learn(more)
  return { t, learnFor: async (name: RouteName) => learn(await readMore(name)) }
}

function attribute(selector: string, name: string): string {
  return document.head.querySelector(selector)?.getAttribute(name) ?? ''
}

/** What stands in the head already is taken from there, so that it is never sent twice. */
function readFrame(): Omit<RouterContext, 'load' | 't' | 'locale'> {
  const style = document.head.querySelector('style')
  const script = document.head.querySelector('script')
  const { build = '', entry = '', modules = '' } = script?.dataset ?? {}
  return {
    origin: new URL(attribute('link[rel=canonical]', 'href')).origin,
    icon: attribute('link[rel=icon]', 'href'),
    font: attribute('link[rel=preload][as=font]', 'href'),
    inline: { style: style?.textContent ?? '', script: script?.textContent ?? '' },
    browser: { build, entry, modules },
  }
}

interface Source {
  build: string
  locale: Locale
  learnFor: (name: RouteName) => Promise<void>
}

function loadFrom({ build, locale, learnFor }: Source, first: RouteName, data: PageData): Load {
  const loadStyles = createStyleLoader(routeOf(first).sheets)
  let unused: PageData | null = data
  return async (name, search) => {
    const taken = name === first ? unused : null
    unused = null
    if (taken) return taken
    const [fetched] = await Promise.all([
      fetchPayload(name, locale, build, search),
      loadStyles(routeOf(name).sheets),
      learnFor(name),
    ])
    // Another build's pages may want other data: the press then asks for a document.
    if (!fetched.edition.startsWith(`${build}.`)) throw new Error('another build')
    return fetched
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
  })
}

/**
 * Takes the document over. A document whose data has changed since stays as it is: its links and
 * forms work, and drawing over different text would throw away what a visitor has typed.
 */
async function takeOver(): Promise<void> {
  const { locale, path } = splitPath(location.pathname)
  const name = findRoute(path)
  if (!name || !isLocale(document.documentElement.lang)) return
  const frame = readFrame()
  const { build } = frame.browser
  const [{ t, learnFor }, data] = await Promise.all([
    readWords(locale, name).then((words) => {
      watchBuilds(build, words.t)
      return words
    }),
    fetchPayload(name, locale, build),
  ])
  if (document.getElementById('main')?.dataset.edition !== data.edition) return
  const load = loadFrom({ build, locale, learnFor }, name, { ...data, own: readOwn() })
  const router = createSiteRouter({ ...frame, locale, t, load })
  router.ssr = { manifest: undefined }
  await router.load()
  if (router.state.matches.some(({ status }) => status !== 'success')) return
  hydrateRoot(document, <RouterProvider router={router} />)
  document.documentElement.dataset.hydrated = ''
  followLinks(router, locale)
  showProgress(router)
}

guardChunks()
closePanels()
takeOver().catch(() => {
  // Code or data cannot be had: the page stays as it is, with plain links and forms.
})

import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { isLocale, type Locale, splitPath } from '#domain/locale'
import { createTranslate, type Messages } from '#domain/messages/index'
import type { PageData } from '#domain/payloads'
import { findRoute } from '#domain/routes'
import { watchBuilds } from './builds'
import { guardChunks } from './chunk-guard'
import { followLinks } from './links'
import { fetchPayload } from './payload'
import { createSiteRouter, type Load, type RouterContext } from './router'

const messages: Record<Locale, () => Promise<Messages>> = {
  ar: () => import('#domain/messages/ar').then((module) => module.ar),
  en: () => import('#domain/messages/en').then((module) => module.en),
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

function loadFrom(build: string, locale: Locale, first: PageData, at: string): Load {
  let unused: PageData | null = first
  return async (name) => {
    const taken = unused
    unused = null
    return taken && findRoute(at) === name ? taken : fetchPayload(name, locale, build)
  }
}

/**
 * Takes the document over. A document whose data has changed since stays as it is: its links and
 * forms work, and drawing over different text would throw away what a visitor has typed.
 */
async function takeOver(): Promise<void> {
  guardChunks()
  const { locale, path } = splitPath(location.pathname)
  const name = findRoute(path)
  if (!name || !isLocale(document.documentElement.lang)) return
  const frame = readFrame()
  const [table, data] = await Promise.all([
    messages[locale](),
    fetchPayload(name, locale, frame.browser.build),
  ])
  const t = createTranslate(locale, table)
  watchBuilds(frame.browser.build, t)
  if (document.getElementById('main')?.dataset.version !== String(data.version)) return
  const load = loadFrom(frame.browser.build, locale, data, path)
  const router = createSiteRouter({ ...frame, locale, t, load })
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(document, <RouterProvider router={router} />)
  document.documentElement.dataset.hydrated = ''
  followLinks(router, locale)
  router.subscribe('onBeforeNavigate', () => {
    document.documentElement.dataset.navigating = ''
  })
  router.subscribe('onResolved', () => {
    delete document.documentElement.dataset.navigating
  })
}

takeOver()

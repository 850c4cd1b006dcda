import { build } from 'virtual:build'
import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { readSource } from '#db/editing/check-source'
import { createPreviewDatabase } from '#db/editing/preview-database'
import { findRecord } from '#db/editing/records'
import { findEntry } from '#db/entries/entries'
import { type Locale, localPath } from '#domain/site/locale'
import { type RouteMatch, routeOf } from '#domain/site/routes'
import { staffAddress } from '#domain/staff/staff-routes'
import { redirectPrivately } from '../../auth/responses'
import { type LoadedPage, loadPage } from '../../pages/load-page'
import { createVersionMemory } from '../../payloads/content-version'
import { PayloadReader } from '../../payloads/payload-reader'
import { respondUncached } from '../../render/respond-uncached'
import { parsePageRequest } from '../../routing/page-request'
import { resolveUrl } from '../../routing/resolve-url'
import { draftPictureAddress } from '../pictures/picture-facts'
import type { StaffContext, StaffRequest } from '../staff-handler'
import { keyOf, pathOf, readPrivatePictures } from './load-entry'

/** What a page is read with, by a database that has the draft in place of what is published. */
function previewDeps({ ctx }: StaffRequest, db: Database) {
  const { deployment, isolate, env, now, search, waitUntil } = ctx
  const sessions = { db, readFromPrimary: () => {}, rememberBookmark: () => {} }
  const memory = { versions: createVersionMemory(), payloads: new Map() }
  const { PAYLOADS: kv, ASSETS: assets } = env
  const { origin } = deployment
  const stores = { build: build.id, kv, assets, origin, isUnkept: true }
  const payloads = new PayloadReader({ ...stores, memory, now, sessions, waitUntil })
  return { deployment, isolate, now, waitUntil, db, search, payloads }
}

function isShownToAll(place: RouteMatch | null): place is RouteMatch {
  return place !== null && routeOf(place.name).access === 'public'
}

/** The page with a notice that leads back to the editor; it is not hydrated, as the public page is. */
function markPreview(page: LoadedPage, locale: Locale, editor: string): LoadedPage {
  const t = translators[locale]
  const notice = {
    id: 'preview',
    level: 'information',
    title: t('deskEntry.preview.title'),
    text: t('deskEntry.preview.text'),
    href: editor,
    path: null,
    until: '9999-12-31T00:00:00Z',
  } as const
  const site = { ...page.data.site, notices: [notice, ...page.data.site.notices] }
  return { ...page, data: { ...page.data, site, edition: '' } }
}

type Pictures = Awaited<ReturnType<typeof readPrivatePictures>>

/** Private pictures have no public address: the page shows the files of the desk. */
function showPictures(response: Response, pictures: Pictures, locale: Locale) {
  return pictures.reduce((page, { slug, file }) => {
    const sizes = `^="/media/${file}/"`
    return new HTMLRewriter()
      .on(`source[srcset${sizes}]`, { element: (element) => void element.remove() })
      .on(`img[src${sizes}]`, {
        element: (image) => void image.setAttribute('src', draftPictureAddress(locale, slug)),
      })
      .transform(page)
  }, response)
}

/**
 * The page that shows a record, or the one at the path `at`, as it will be once the draft is published.
 * A draft with a problem leads back to its form, which names it; null for no record or page.
 */
export async function respondPreview(
  c: StaffContext,
  request: StaffRequest,
): Promise<Response | null> {
  const { ctx, locale, query, match } = request
  const key = keyOf(request)
  const editor = staffAddress(locale, 'entry', match.reference ?? '')
  const { stored, draft } = await findRecord(ctx.primary, key)
  const source = draft?.source ?? stored?.source
  if (!source) return null
  const { rows, problems } = readSource(key, source)
  if (problems.length > 0) return redirectPrivately(c, `${editor}?done=notShown`)
  const pictures = await readPrivatePictures(request, rows)
  const shown = [...rows, ...pictures.flatMap((picture) => picture.rows)]
  const db = createPreviewDatabase(ctx.env.DB.withSession('first-primary'), key, shown)
  const entry = await findEntry(db, key.kind, key.slug, locale, 'always')
  const own = entry && pathOf(entry)
  const [path = ''] = (query.get('at') ?? own ?? '/').split('#')
  const { place } = resolveUrl(localPath(path, locale))
  if (!isShownToAll(place)) return null
  const deps = previewDeps(request, db)
  const pageRequest = parsePageRequest(place, locale, query)
  const page = markPreview(await loadPage(deps, pageRequest), locale, editor)
  const response = await respondUncached(c, pageRequest, undefined, { page, deps })
  response.headers.set('x-robots-tag', 'noindex')
  return showPictures(response, pictures, locale)
}

import { listChapters } from '#db/chapters'
import { listTitles } from '#db/entries'
import { listUsefulness } from '#db/opinions'
import { addDays, riyadhDate } from '#domain/calendar'
import type { KindName } from '#domain/content/kinds'
import type { Format } from '#domain/format'
import type { Usefulness } from '#domain/payloads'
import { routeTitle } from '#domain/route-titles'
import { fillPath, isFixed, type Place, routePath } from '#domain/routes'
import { placeOf } from '../asked'
import { kindOf } from '../places'
import { loadArticleTitles } from './article-titles'
import { findLeaflet, toLeaflet } from './leaflet'
import { type Loader, type LoaderDeps, loadFormat } from './loader'

const shownAtMost = 50

type Rated = Usefulness & { place: Place }

export const loadStatistics: Loader<'statistics'> = async (deps) => {
  const today = riyadhDate(deps.now)
  const [text, said, format] = await Promise.all([
    findLeaflet(deps, 'statistics'),
    listUsefulness(deps.db, today),
    loadFormat(deps),
  ])
  if (!text) return null
  const rated = said.flatMap(({ page, yes, no }): Rated[] => {
    const place = placeOf(page)
    return place ? [{ place, yes, no }] : []
  })
  const shown = rated.toSorted(byAnswers).slice(0, shownAtMost)
  const titles = await readTitles(deps, shown)
  return {
    ...toLeaflet(text, format),
    upTo: format.date(addDays(today, -1)),
    total: toTotal(rated, format),
    pages: shown.map(({ place, ...counts }, at) => ({
      title: titles[at] ?? fillPath(place.name, place.params),
      href: routePath(place.name, deps.locale, place.params),
      ...toCounts(counts, format),
    })),
  }
}

function byAnswers(a: Rated, b: Rated): number {
  return b.yes + b.no - (a.yes + a.no) || subject(a).localeCompare(subject(b), 'en')
}

function subject({ place }: Rated): string {
  return fillPath(place.name, place.params)
}

/** What each page is called: by the words of its route, or by its record. */
async function readTitles(deps: LoaderDeps, rated: readonly Rated[]) {
  const kinds = new Set(rated.flatMap(({ place }) => kindOf(place.name) ?? []))
  const [articles, ...lists] = await Promise.all([
    loadArticleTitles(deps),
    ...[...kinds].map((kind) => readKind(deps, kind, rated)),
  ])
  const ofRecords = new Map<string, string>(lists.flat())
  const chapters = await readChapterTitles(deps, rated)
  return rated.map(({ place: { name, params } }) => {
    if (name === 'chapter') return chapters.get(`${params.slug}/${params.rest}`)
    if (!isFixed(name)) return ofRecords.get(`${kindOf(name)} ${params.slug}`)
    return articles ? routeTitle(deps.t, { articles }, name) : undefined
  })
}

async function readChapterTitles({ db, locale, now }: LoaderDeps, rated: readonly Rated[]) {
  const books = new Set(
    rated.flatMap(({ place: { name, params } }) => (name === 'chapter' ? (params.slug ?? []) : [])),
  )
  const lists = await Promise.all(
    [...books].map(async (book) =>
      (await listChapters(db, { book, locale, now })).map(
        ({ path, title }) => [`${book}/${path}`, title] as const,
      ),
    ),
  )
  return new Map(lists.flat())
}

async function readKind({ db, locale }: LoaderDeps, kind: KindName, rated: readonly Rated[]) {
  const slugs = rated
    .filter(({ place }) => kindOf(place.name) === kind)
    .flatMap(({ place }) => place.params.slug ?? [])
  const titles = await listTitles(db, kind, locale, slugs)
  return titles.map(({ slug, title }) => [`${kind} ${slug}`, title] as const)
}

function toTotal(rated: readonly Rated[], format: Format) {
  if (rated.length === 0) return null
  const yes = rated.reduce((sum, one) => sum + one.yes, 0)
  const no = rated.reduce((sum, one) => sum + one.no, 0)
  return {
    answers: format.number(yes + no),
    pages: format.number(rated.length),
    ...toCounts({ yes, no }, format),
  }
}

function toCounts({ yes, no }: Usefulness, format: Format) {
  return {
    yes: format.number(yes),
    no: format.number(no),
    percent: format.number(Math.round((yes * 100) / (yes + no))),
  }
}

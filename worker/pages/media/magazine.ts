import { lastModified, listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { MagazineIssue } from '#domain/payloads/gallery'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { createChartWriter, type RecordChartDeps } from '../../payloads/text/write-record-chart'
import { type FindFiles, readDownloads } from '../read-downloads'
import { type FindPicture, readPictures } from '../read-pictures'

export const loadMagazine: Loader<'magazine'> = async (deps) => {
  const [entries, format, findPicture] = await Promise.all([
    listEntries(deps.db, 'issue', deps.locale, deps.now),
    loadFormat(deps),
    readPictures(deps),
  ])
  const modified = newestChange(entries) ?? (await lastModified(deps.db, deps.now))
  if (modified === null) return null
  const named = entries.flatMap(({ body }) => body.files ?? [])
  const findFiles = await readDownloads(deps, format, named)
  return {
    modified: format.date(modified),
    issues: entries.map((entry) => toIssue(entry, { t: deps.t, format, findPicture, findFiles })),
    jsonLd: [describe(entries, deps)],
  }
}

interface IssueDeps extends RecordChartDeps {
  findPicture: FindPicture
  findFiles?: FindFiles
}

export function toIssue(
  { slug, title, summary, date, updatedAt, body }: Entry<'issue'>,
  { findPicture, findFiles, ...deps }: IssueDeps,
): MagazineIssue {
  const { format } = deps
  const writeChart = createChartWriter(
    body.articles.map(({ chart }) => chart),
    deps,
  )
  return {
    slug,
    version: format.number(body.version),
    title,
    summary: summary ?? '',
    released: format.date(date ?? updatedAt),
    link: body.link ?? `#${slug}`,
    picture: findPicture(body.image),
    files: findFiles?.(body.files) ?? [],
    articles: body.articles.map((article) => ({ ...article, chart: writeChart(article.chart) })),
  }
}

function describe(entries: readonly Entry<'issue'>[], { origin, locale, t }: LoaderDeps): object {
  const page = origin + routePath('magazine', locale)
  return {
    '@type': 'Periodical',
    name: t('newsroom.magazineName'),
    url: page,
    publisher: { '@id': `${origin}/#organization` },
    hasPart: entries.map(({ slug, title, date, body }) => ({
      '@type': 'PublicationIssue',
      issueNumber: String(body.version),
      name: title,
      datePublished: date,
      url: body.link ?? `${page}#${slug}`,
    })),
  }
}

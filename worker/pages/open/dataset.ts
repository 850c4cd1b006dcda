import type { DatasetPayload } from '#client/pages/open/dataset/payload.ts'
import { listPublishedVersions, readVersionRows, type VersionHead } from '#db/datasets/versions'
import { findEntry, readSettings } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import type { DatasetColumn } from '#domain/content/pages/dataset'
import { toSchemaOrgDataset } from '#domain/datasets/catalog/schema-org'
import { licenceName } from '#domain/datasets/catalog-record'
import { filePath, rowsPath } from '#domain/datasets/formats'
import { nextPeriodStart, periodStart } from '#domain/datasets/periods'
import type { Cell, Row } from '#domain/datasets/rows'
import { findPreviewColumn, rowsToPreview } from '#domain/datasets/rows'
import { addDays, addMonths, riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { loadComments } from '../knowledge/comments'
import { shareChart } from './charts/share-chart'

const versionsShown = 12

export const loadDataset: Loader<'dataset'> = async (deps, { slug = '', ...query }) => {
  const { db, locale, now, t } = deps
  const entry = await findEntry(db, 'dataset', slug, locale, now)
  if (!entry) return null
  const [versions, format, { licence }] = await Promise.all([
    listPublishedVersions(db, slug),
    loadFormat(deps),
    readSettings(db),
  ])
  const [latest] = versions
  const rows = latest ? await readVersionRows(db, slug, latest.date) : []
  const { topic, frequency, period, quality } = entry.body
  const today = riyadhDate(now)
  const changed = riyadhDate(entry.updatedAt)
  // Its figures change with the next approved ones, on no day of the calendar.
  const isOver = period.to !== null && period.to < today
  return {
    modified: format.date(latest && latest.date > changed ? latest.date : changed),
    slug,
    topic,
    frequency,
    summary: entry.summary ?? '',
    version: latest ? format.date(latest.date) : null,
    next: isOver ? null : format.date(nextPeriodStart(frequency, today)),
    period: {
      from: format.date(period.from),
      to: period.to ? format.date(period.to) : null,
      year: isWholeYear(period) ? format.text(period.from.slice(0, 4)) : null,
    },
    rowCount: format.number(rows.length),
    licence: licence === null ? null : { uri: licence, name: licenceName(licence) },
    chart: shareChart(deps, { slug, rows, query, source: { t, format, locale, today } }),
    preview: previewRows(entry, rows, hasMonths(entry), { t, locale, format }),
    columns: entry.body.columns.map(({ values, ...shown }) => shown),
    hasWithheld: entry.body.columns.some(({ name }) => name === 'withheld'),
    isLate: latest !== undefined && isLate(entry, latest, rows, today),
    quality,
    files: latest ? filesOf(latest, format) : [],
    latestPath: filePath(slug, 'latest', 'csv'),
    rowsPath: rowsPath(slug),
    versions: versions.slice(0, versionsShown).map((version) => toVersion(version, format)),
    citation: citationOf(deps, entry, latest, format),
    useCases: await loadComments(deps, format, { name: 'dataset', params: { slug } }),
    head: { title: entry.title, description: entry.summary ?? entry.title },
    jsonLd: latest?.files ? [datasetJsonLd(deps, entry, { versions, licence })] : [],
  }
}

/** The dataset for search engines, in the language of the page. */
function datasetJsonLd(
  { origin, locale }: LoaderDeps,
  { slug, title, summary, body }: Entry<'dataset'>,
  { versions, licence }: { versions: readonly VersionHead[]; licence: string | null },
): object {
  const [latest, first] = [versions[0], versions.at(-1)]
  const record = {
    slug,
    title,
    summary: summary ?? title,
    topic: body.topic,
    frequency: body.frequency,
    period: body.period,
    issued: first?.date ?? '',
    modified: latest?.date ?? '',
    files: latest?.files ?? [],
    licence,
  }
  return toSchemaOrgDataset(record, origin, locale)
}

function toVersion({ dataset, date, changes }: VersionHead, format: Format) {
  return { date: format.date(date), changes, path: filePath(dataset, date, 'csv') }
}

function filesOf({ dataset, date, files }: VersionHead, format: Format): DatasetPayload['files'] {
  return (files ?? []).map((file) => ({
    format: file.format,
    size: format.size(file.bytes),
    sha256: file.sha256,
    path: filePath(dataset, date, file.format),
  }))
}

function isWholeYear({ from, to }: { from: string; to?: string | null | undefined }): boolean {
  return from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`
}

/** True if rows belong to months, of which every period has new ones. */
function hasMonths({ body }: Entry<'dataset'>): boolean {
  return body.columns.some(({ name, type }) => type === 'month' && body.key.includes(name))
}

/**
 * True if the rows were not checked in the period that began before today, or months are missing that
 * should have been counted by then: the one before the last. The first day of a period does not count:
 * the publishing job runs on it.
 */
function isLate(
  entry: Entry<'dataset'>,
  { checkedOn }: VersionHead,
  rows: readonly Row[],
  today: string,
): boolean {
  const start = periodStart(entry.body.frequency, addDays(today, -1))
  if (checkedOn < start) return true
  const due = addMonths(start, -2).slice(0, 7)
  return hasMonths(entry) && rows.length > 0 && String(rows.at(-1)?.month) < due
}

function citationOf(
  { t, locale, origin }: LoaderDeps,
  { slug, title }: Entry<'dataset'>,
  latest: VersionHead | undefined,
  format: Format,
): string | null {
  if (!latest) return null
  return t('dataset.citation', {
    authority: t('site.name'),
    title,
    day: format.date(latest.date).gregorian,
    url: origin + routePath('dataset', locale, { slug }),
  })
}

type Deps = Pick<LoaderDeps, 't' | 'locale'> & { format: Format }

const mostRows = 6
/** Longer texts are cut in the preview: files and API have them whole. */
const longestCell = 90

/** Some rows in the words of the page; null if there are none. Rows along time begin at the newest. */
function previewRows(
  { body }: Entry<'dataset'>,
  rows: readonly Row[],
  isInTime: boolean,
  deps: Deps,
): DatasetPayload['preview'] {
  if (rows.length === 0) return null
  const columns = body.preview.flatMap(
    (name) => findPreviewColumn(body.columns, name, deps.locale) ?? [],
  )
  const shown = rowsToPreview(rows)
  const some = isInTime ? shown.slice(-mostRows).toReversed() : shown.slice(0, mostRows)
  return {
    isNewest: isInTime,
    labels: columns.map(({ label }) => label),
    rows: some.map((row) =>
      columns.map((column) => cellText(row[column.name] ?? null, row, column, deps)),
    ),
  }
}

function cellText(cell: Cell, row: Row, column: DatasetColumn, { t, format }: Deps): string {
  const { type, unit, values } = column
  if (cell === null) {
    const isNumber = type === 'integer' || type === 'decimal'
    return isNumber && row.withheld === true ? t('dataset.withheld') : '–'
  }
  if (typeof cell === 'boolean') return t(cell ? 'dataset.yes' : 'dataset.no')
  if (typeof cell === 'number') {
    const isQuantity = type === 'decimal' || unit !== null
    return isQuantity ? format.number(cell) : format.text(String(cell))
  }
  if (type === 'date') return format.date(cell).gregorian
  if (type === 'month') return format.monthOfYear(cell)
  const text = values?.find(({ code }) => code === cell)?.label ?? cell
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text
}

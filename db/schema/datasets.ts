import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RowChanges } from '#domain/datasets/compare-rows'
import type { DatasetFile } from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/row'

/** Published versions of datasets. Rows and files of a version never change. */
export const datasetVersions = sqliteTable(
  'dataset_versions',
  {
    /** Slug of the dataset. */
    dataset: text().notNull(),
    /** Riyadh day of publication, `YYYY-MM-DD`. */
    date: text().notNull(),
    columns: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    rows: text({ mode: 'json' }).$type<readonly Row[]>().notNull(),
    rowCount: integer().notNull(),
    /** Difference from the version before; null for the first. */
    changes: text({ mode: 'json' }).$type<RowChanges>(),
    /** Files in R2; null until they are written. */
    files: text({ mode: 'json' }).$type<readonly DatasetFile[]>(),
    /** Riyadh day on which the rows were last found to be current, `YYYY-MM-DD`. */
    checkedOn: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataset, table.date] })],
)

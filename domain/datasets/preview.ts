import type { DatasetColumn } from '../content/pages/dataset'
import type { Locale } from '../site/locale'
import type { Row } from './row'

/** The column that a preview shows under a name: the one of the language, if there is one. */
export function findPreviewColumn<C extends Pick<DatasetColumn, 'name'>>(
  columns: readonly C[],
  name: string,
  locale: Locale,
): C | undefined {
  const find = (wanted: string) => columns.find((column) => column.name === wanted)
  return find(`${name}_${locale}`) ?? find(name)
}

/** Rows for a preview: those with a withheld number only if there are no others. */
export function rowsToPreview(rows: readonly Row[]): readonly Row[] {
  const open = rows.filter(({ withheld }) => withheld !== true)
  return open.length > 0 ? open : rows
}

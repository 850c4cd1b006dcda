import type { ColumnType, DatasetColumn } from '../../content/pages/dataset'
import type { LocalisedText } from '../../site/locale'
import { filePath } from '../formats'

/** A column with its words in both languages. */
type DescribedColumn = Pick<DatasetColumn, 'name' | 'type'> &
  Record<'label' | 'meaning', LocalisedText>

/** A CSV file of a version. */
export interface CsvDescription {
  slug: string
  /** Day of the version, `YYYY-MM-DD`. */
  date: string
  title: LocalisedText
  summary: LocalisedText
  publisher: LocalisedText
  /** Absolute URLs of the dataset's page and of the licence. */
  page: string
  licence: string
  columns: readonly DescribedColumn[]
  key: readonly string[]
}

const datatypes: Record<ColumnType, string | object> = {
  text: 'string',
  integer: 'integer',
  decimal: 'decimal',
  boolean: 'boolean',
  date: { base: 'date', format: 'yyyy-MM-dd' },
  month: { base: 'gYearMonth' },
}

/** A text in both languages as a property of a common vocabulary has it. */
const inBoth = ({ ar, en }: LocalisedText) => [
  { '@value': ar, '@language': 'ar' },
  { '@value': en, '@language': 'en' },
]

/** Path of the description of a CSV file, where programs that have the file look for it. */
export function csvMetadataPath(slug: string, date: string): string {
  return `${filePath(slug, date, 'csv')}-metadata.json`
}

/**
 * Describes a CSV file and its columns (Metadata Vocabulary for Tabular Data, CSV on the Web). Its
 * address is the default one: that of the file with `-metadata.json`.
 */
export function toCsvMetadata(of: CsvDescription): object {
  const { slug, date, columns, key } = of
  const names = columns.map(({ name }) => name)
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'und' }],
    url: filePath(slug, date, 'csv').split('/').at(-1),
    'dc:title': inBoth(of.title),
    'dc:description': inBoth(of.summary),
    'dc:publisher': inBoth(of.publisher),
    'dc:license': { '@id': of.licence },
    'dc:source': { '@id': of.page },
    'dc:modified': { '@value': date, '@type': 'xsd:date' },
    dialect: { encoding: 'utf-8', header: true, delimiter: ',', quoteChar: '"' },
    tableSchema: {
      columns: columns.map(({ name, type, label, meaning }) => ({
        name,
        // The head of the column in the file.
        titles: name,
        'rdfs:label': inBoth(label),
        'dc:description': inBoth(meaning),
        datatype: datatypes[type],
        null: '',
      })),
      // A key of a column that an earlier version does not have identifies no row.
      ...(key.every((name) => names.includes(name)) && { primaryKey: key }),
    },
  }
}

import type { Block } from '#domain/content/block'
import type { RecordChart } from '#domain/content/record-chart'
import { bodyBlocks } from './check-anchors'
import type { ContentProblem, EntryRow } from './content-problem'

/** Kinds whose pages have the sheet of charts. */
const kindsWithCharts: readonly string[] = ['news', 'story', 'campaign']

/** The charts in a text have the same numbers in both languages, and a page that shows them. */
export function checkCharts(rows: readonly EntryRow[]): ContentProblem[] {
  return [...checkKinds(rows), ...checkNumbers(rows)]
}

function checkKinds(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter((row) => !kindsWithCharts.includes(row.kind) && numbersIn(bodyBlocks(row)).length > 0)
    .map(({ kind, slug, locale }) => ({
      path: `${kind}/${slug}.yaml`,
      field: `${locale}.body`,
      reason: 'Only news, stories and campaigns have charts in their text',
    }))
}

function checkNumbers(rows: readonly EntryRow[]): ContentProblem[] {
  const files = Map.groupBy(rows, ({ kind, slug }) => `${kind}/${slug}.yaml`)
  return [...files]
    .filter(([, versions]) => {
      const [first, second] = versions.map((row) => JSON.stringify(numbersIn(bodyBlocks(row))))
      return first !== second
    })
    .map(([path]) => ({
      path,
      field: 'body',
      reason: 'The charts must have the same numbers and order in both languages',
    }))
}

function numbersIn(blocks: readonly Block[]) {
  return blocks.flatMap((block) => (block.type === 'chart' ? [numbersOf(block.chart)] : []))
}

function numbersOf({ unit: _, ...chart }: RecordChart) {
  return Object.entries(chart).filter(([name]) => !name.endsWith('Label'))
}

import { gapsIn, placeholdersIn } from '#domain/tickets/fill-template'
import type { ContentProblem, EntryRow } from './content-problem'

const textOf = ({ body }: EntryRow) => (body as { text: string }).text

/** Both languages of an answer template have the same placeholders, and as many gaps. */
export function checkAnswerTemplates(rows: readonly EntryRow[]): ContentProblem[] {
  const templates = rows.filter(({ kind }) => kind === 'answer-template')
  return [...Map.groupBy(templates, ({ slug }) => slug)].flatMap(([slug, versions]) => {
    const [first, second] = versions.map((row) => {
      const text = textOf(row)
      return [...placeholdersIn(text), gapsIn(text).length].join()
    })
    const reason = 'Both languages must have the same placeholders, and as many gaps in brackets'
    return first === second ? [] : [{ path: `answer-template/${slug}.yaml`, field: 'text', reason }]
  })
}

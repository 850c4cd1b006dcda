import type { Inline } from '#domain/content/block'
import { inlineText } from '#domain/content/plain-text'
import { usePage } from '../i18n'
import { Inlines } from './inlines'
import { TableFrame } from './table-frame'

interface ProseTableProps {
  head: readonly Inline[][]
  rows: readonly Inline[][][]
}

/** A table that scrolls inside itself, named by its columns; the first cell of a row names the row. */
export function ProseTable({ head, rows }: ProseTableProps) {
  const { t } = usePage()
  const columns = head.map(inlineText).join(' - ')
  return (
    <TableFrame label={t('table.label', { columns })}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={index} scope="col">
                <Inlines of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <Row key={index} cells={row} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function Row({ cells }: { cells: readonly Inline[][] }) {
  return (
    <tr>
      {cells.map((cell, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Cell key={index} scope={index === 0 ? 'row' : undefined}>
            <Inlines of={cell} />
          </Cell>
        )
      })}
    </tr>
  )
}

import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import './prose.css'
import './stacked-table.css'

/** Labelled region in which a wide table scrolls, so that the page does not. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-wrap" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

interface DataTableProps {
  /** Default: the names of the columns. */
  label?: string
  columns: readonly string[]
  /** Cells of each row; the first names it. */
  rows: readonly (readonly ReactNode[])[]
  /** A last row with the sums. */
  total?: readonly ReactNode[] | undefined
  /** In narrow windows a row is a block; default: the table scrolls. */
  isStacked?: boolean
}

/** A table with a heading for each column and row. */
export function DataTable({ columns, rows, total, isStacked = false, ...props }: DataTableProps) {
  const { t } = usePage()
  const label = props.label ?? t('table.label', { columns: columns.join(' - ') })
  const toRow = ([name, ...cells]: readonly ReactNode[], index = rows.length) => (
    <tr key={index}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {cells.map((cell, at) => (
        <td data-column={isStacked ? columns[at + 1] : undefined} key={columns[at + 1]}>
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
  )
  const table = (
    <table aria-label={isStacked ? label : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(toRow)}</tbody>
      {total && <tfoot>{toRow(total)}</tfoot>}
    </table>
  )
  if (isStacked) return <div className="stacked-table">{table}</div>
  return <TableFrame label={label}>{table}</TableFrame>
}

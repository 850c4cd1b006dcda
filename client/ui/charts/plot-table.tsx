import type { Chart } from '#domain/datasets/chart'
import { TableFrame } from '../text/table-frame'
import { TextFold } from '../text/text-fold'

interface PlotTableProps {
  of: Pick<Chart, 'finding' | 'table'>
  title: string
}

/** The numbers of a chart in a table, which print always shows. */
export function PlotTable({ of: { finding, table }, title }: PlotTableProps) {
  const { head, rows } = table
  return (
    <TextFold title={title}>
      <TableFrame label={`${title}: ${finding}`}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
              <tr key={index}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </TextFold>
  )
}

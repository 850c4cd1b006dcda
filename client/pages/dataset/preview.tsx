import type { ColumnType } from '#domain/content/pages/dataset'
import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { TableFrame } from '../../ui/text/table-frame'

type Cell = DatasetPayload['preview']['rows'][number][number]

export function Preview({ of: { preview, columns, hasWithheld } }: { of: DatasetPayload }) {
  const { t, title } = usePage()
  const { rows, isNewest } = preview
  return (
    <section aria-labelledby="rows">
      <h2 id="rows">{t(`dataset.preview.${isNewest ? 'newest' : 'first'}`)}</h2>
      {rows.length === 0 ? (
        <p>{t('dataset.empty')}</p>
      ) : (
        <TableFrame label={t('dataset.preview.label', { title })}>
          <table className="rows">
            <thead>
              <tr>
                {columns.map(({ name }) => (
                  <th scope="col" key={name}>
                    <bdi dir="ltr">
                      <code>{name}</code>
                    </bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row of={row} columns={columns} key={row.join('|')} />
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      {hasWithheld && rows.length > 0 && (
        <p className="hint rows-note">
          <Icon name="lock" />
          {t('dataset.withheldNote')}
        </p>
      )}
    </section>
  )
}

/** In rows that say so, an empty number is one that is withheld. */
function Row({ of: cells, columns }: { of: readonly Cell[]; columns: DatasetPayload['columns'] }) {
  const isWithheld = columns.some(({ name }, at) => name === 'withheld' && cells[at] === true)
  return (
    <tr>
      {columns.map(({ name, type }, at) => (
        <Value of={cells[at] ?? null} type={type} isWithheld={isWithheld} key={name} />
      ))}
    </tr>
  )
}

interface ValueProps {
  of: Cell
  type: ColumnType
  isWithheld: boolean
}

function Value({ of: value, type, isWithheld }: ValueProps) {
  const { t } = usePage()
  const isNumber = type === 'integer' || type === 'decimal'
  if (value === null) return <td>{isWithheld && isNumber ? t('dataset.withheld') : '–'}</td>
  if (typeof value === 'boolean') return <td>{t(value ? 'dataset.yes' : 'dataset.no')}</td>
  return <td>{type === 'text' ? <bdi>{value}</bdi> : <bdi dir="ltr">{value}</bdi>}</td>
}

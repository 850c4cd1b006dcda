import { usePage } from '../../../i18n'
import { TableFrame } from '../../../ui/text/table-frame'
import type { ServicePayload } from './payload'
import '../../../ui/text/badge.css'

export function ServiceLevels({ of: { levels } }: { of: ServicePayload }) {
  const { t } = usePage()
  if (!levels) return null
  const columns = (['measure', 'target', 'measured'] as const).map((name) => t(`services.${name}`))
  const label = t('table.label', { columns: columns.join(' - ') })
  return (
    <>
      <TableFrame label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.measures.map(({ measure, target, measured, missed }) => (
              <tr key={measure}>
                <th scope="row">{measure}</th>
                <td>{target}</td>
                <td>
                  {measured ?? t('services.unmeasured')}{' '}
                  {missed && <span className="badge tone--warn">{t('services.missed')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="hint">{t('services.period', { period: levels.period })}</p>
    </>
  )
}

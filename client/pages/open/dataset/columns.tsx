import { usePage } from '../../../i18n'
import { Fold } from '../../../ui/page/fold'
import type { DatasetPayload } from './payload'
import './dataset.css'
import '../../../ui/text/stacked-table.css'

export function Columns({ of: columns }: { of: DatasetPayload['columns'] }) {
  const { t, title } = usePage()
  const hasUnits = columns.some(({ unit }) => unit)
  const typeTitle = t(hasUnits ? 'dataset.columns.typeAndUnit' : 'openData.column.type')
  return (
    <Fold id="columns" title={t('dataset.columns.title')}>
      <div className="column-list stacked-table">
        <table aria-label={`${t('dataset.columns.title')}: ${title}`}>
          <thead>
            <tr>
              <th scope="col">{t('openData.column.name')}</th>
              <th scope="col">{t('openData.column.meaning')}</th>
              <th scope="col">{typeTitle}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, label, type, meaning, unit }) => (
              <tr key={name}>
                <th scope="row" className="column-name">
                  <span>{label}</span>{' '}
                  <bdi dir="ltr">
                    <code>{name}</code>
                  </bdi>
                </th>
                <td>{meaning}</td>
                <td data-column={typeTitle}>
                  {t(`openData.types.${type}`)}
                  {unit && ` (${unit})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}

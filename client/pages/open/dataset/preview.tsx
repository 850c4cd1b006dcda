import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Fold } from '../../../ui/page/fold'
import type { DatasetPayload } from './payload'
import './dataset.css'
import '../../../ui/text/stacked-table.css'

export function DatasetPreview({ of: { preview, hasWithheld } }: { of: DatasetPayload }) {
  const { t, title } = usePage()
  return (
    <section aria-labelledby="rows">
      <h2 id="rows">{t(`dataset.preview.${preview?.isNewest ? 'newest' : 'first'}`)}</h2>
      {preview ? (
        <div className="preview stacked-table">
          <table aria-label={t('dataset.preview.label', { title })}>
            <thead>
              <tr>
                {preview.labels.map((label) => (
                  <th scope="col" key={label}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((row) => (
                <Row of={row} labels={preview.labels} key={row.join('|')} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p>{t('dataset.empty')}</p>
      )}
      {hasWithheld && preview && (
        <p className="hint rows-note">
          <Icon name="lock" />
          {t('dataset.withheldNote')}
        </p>
      )}
    </section>
  )
}

function Row({ of: [first, ...others], labels }: { of: string[]; labels: string[] }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{first}</bdi>
      </th>
      {others.map((value, at) => (
        <td data-column={labels[at + 1]} key={labels[at + 1]}>
          <bdi>{value}</bdi>
        </td>
      ))}
    </tr>
  )
}

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

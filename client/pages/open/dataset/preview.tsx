import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
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

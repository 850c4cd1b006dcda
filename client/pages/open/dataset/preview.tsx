import { usePage } from '../../../i18n'
import { Fold } from '../../../ui/page/fold'
import { DataTable } from '../../../ui/text/table-frame'
import type { DatasetPayload } from './payload'
import './dataset.css'

export function DatasetPreview({ of: { preview, hasWithheld } }: { of: DatasetPayload }) {
  const { t, title } = usePage()
  return (
    <section className="preview" aria-labelledby="rows">
      <h2 id="rows">{t(`dataset.preview.${preview?.isNewest ? 'newest' : 'first'}`)}</h2>
      {preview ? (
        <DataTable
          label={t('dataset.preview.label', { title })}
          columns={preview.labels}
          rows={preview.rows}
          isStacked
        />
      ) : (
        <p>{t('dataset.empty')}</p>
      )}
      {hasWithheld && preview && <p className="hint">{t('dataset.withheldNote')}</p>}
    </section>
  )
}

export function Columns({ of: { columns } }: { of: DatasetPayload }) {
  const { t, title } = usePage()
  const hasUnits = columns.some(({ unit }) => unit)
  return (
    <Fold id="columns" title={t('dataset.columns.title')}>
      <DataTable
        label={`${t('dataset.columns.title')}: ${title}`}
        columns={[
          t('openData.column.name'),
          t('openData.column.meaning'),
          t(hasUnits ? 'dataset.columns.typeAndUnit' : 'openData.column.type'),
        ]}
        rows={columns.map(({ name, label, type, meaning, unit }) => [
          <>
            {label}
            <br />
            <code dir="ltr">{name}</code>
          </>,
          meaning,
          t(`openData.types.${type}`) + (unit ? ` (${unit})` : ''),
        ])}
        isStacked
      />
    </Fold>
  )
}

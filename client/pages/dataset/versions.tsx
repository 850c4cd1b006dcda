import type { RowChanges } from '#domain/datasets/compare-rows'
import { toDigits } from '#domain/dates/format'
import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'

export function Versions({ of: { versions } }: { of: DatasetPayload }) {
  const { t } = usePage()
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('dataset.versions.title')}</h2>
      <ol className="versions">
        {versions.map(({ date, changes, path }, at) => (
          <li key={date.iso}>
            <p className="versions__day">
              <time dateTime={date.iso}>{date.gregorian}</time>
              {at === 0 && <span className="badge">{t('dataset.versions.latest')}</span>}
            </p>
            <p className="versions__change">
              <Changed of={changes} />
            </p>
            <a href={path} download>
              CSV
              <span className="visually-hidden"> {date.gregorian}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Changed({ of: changes }: { of: RowChanges | null }) {
  const { t, site } = usePage()
  if (!changes) return t('dataset.versions.first')
  const parts = (['added', 'changed', 'removed'] as const).flatMap((name) =>
    changes[name] === 0
      ? []
      : toDigits(t(`dataset.versions.${name}`, { count: changes[name] }), site.digits),
  )
  return parts.length === 0 ? t('dataset.versions.columns') : `${parts.join(t('list.separator'))}.`
}

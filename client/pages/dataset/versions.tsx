import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'
import { Fold } from '../../ui/page/fold'
import { VersionChanges } from '../../ui/text/version-changes'

export function Versions({ of: { versions } }: { of: DatasetPayload }) {
  const { t } = usePage()
  if (versions.length === 0) return null
  return (
    <Fold id="versions" title={t('dataset.versions.title')}>
      <ol className="versions">
        {versions.map(({ date, changes, path }, at) => (
          <li key={date.iso}>
            <p className="versions__day">
              <time dateTime={date.iso}>{date.gregorian}</time>
              {at === 0 && <span className="badge">{t('dataset.versions.latest')}</span>}
            </p>
            <p className="versions__change">
              <VersionChanges of={changes} />
            </p>
            <a href={path} download>
              CSV
              <span className="visually-hidden"> {date.gregorian}</span>
            </a>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import type { DatasetPayload } from './payload'
import './dataset.css'

export function Facts({ of: { version, next, period, rowCount } }: { of: DatasetPayload }) {
  const { t, locale } = usePage()
  return (
    <dl className="dataset-facts">
      <div>
        <dt>{t('dataset.facts.version')}</dt>
        <dd>
          {version ? (
            <time dateTime={version.iso}>{version.gregorian}</time>
          ) : (
            t('dataset.facts.none')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('dataset.facts.next')}</dt>
        <dd>
          <time dateTime={next.iso}>{next.gregorian}</time>
        </dd>
      </div>
      <div>
        <dt>{t('dataset.facts.period')}</dt>
        <dd>
          {period.to
            ? (period.year ?? `${period.from.gregorian} – ${period.to.gregorian}`)
            : `${t('openData.since')} ${period.from.gregorian}`}
        </dd>
      </div>
      <div>
        <dt>{t('dataset.facts.rows')}</dt>
        <dd>
          <bdi dir="ltr">{rowCount}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('dataset.facts.licence')}</dt>
        <dd>
          <a href={`${routePath('openData', locale)}#licence`}>{t('dataset.facts.licenceName')}</a>
        </dd>
      </div>
    </dl>
  )
}

import { toDigits } from '#domain/dates/format'
import { scoreNames } from '#domain/forms/score'
import type { RatingSummary } from '#domain/payloads/services'
import { usePage } from '../../../i18n'
import { Stars } from '../../../ui/media/stars'
import '../../../widgets/feedback/rating.css'

export function ServiceRatings({ of }: { of: RatingSummary | null }) {
  const { t, site } = usePage()
  if (!of) return <p className="unrated">{t('rating.none')}</p>
  const { mean, average, count, shares } = of
  return (
    <div className="ratings">
      <p className="ratings__mean">
        <strong>{toDigits(t('rating.mean', { mean }), site.digits)}</strong>
        <Stars of={average} />
        <span>{toDigits(t('rating.from', { count }), site.digits)}</span>
      </p>
      <table>
        <caption className="visually-hidden">{t('rating.shares')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('rating.score')}</th>
            <th scope="col">{t('rating.count')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ score, count: scoreCount, percent }) => (
            <tr key={score}>
              <th scope="row">
                {`${toDigits(score, site.digits)} ${t(`rating.scores.${scoreNames[score]}`)}`}
              </th>
              <td>
                <Bar percent={percent} />
                <bdi>{scoreCount}</bdi>
                <bdi className="ratings__percent">{`(${toDigits(percent, site.digits)}%)`}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" />
      <rect width={percent} height="8" />
    </svg>
  )
}

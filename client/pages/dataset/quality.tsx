import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Fold } from '../../ui/page/fold'

const marks = ['complete', 'timely', 'consistent', 'limits'] as const

type QualityProps = { of: Pick<DatasetPayload, 'quality' | 'isLate' | 'version'> }

export function Quality({ of: { quality, isLate, version } }: QualityProps) {
  const { t } = usePage()
  return (
    <Fold id="quality" title={t('dataset.quality.title')}>
      <ul className="quality">
        {marks.map((name) => {
          const late = name === 'timely' && isLate ? version : null
          return (
            <li key={name}>
              <Icon name={late || name === 'limits' ? 'circle-alert' : 'check'} />
              <div>
                <strong>{t(`dataset.quality.${late ? 'late' : name}`)}</strong>
                {late && <p>{t('dataset.quality.lateText', { day: late.gregorian })}</p>}
                <p>{quality[name]}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}

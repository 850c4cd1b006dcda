import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'

const marks = ['complete', 'timely', 'consistent', 'limits'] as const

export function Quality({ of: quality }: { of: DatasetPayload['quality'] }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="quality">
      <h2 id="quality">{t('dataset.quality.title')}</h2>
      <ul className="quality">
        {marks.map((name) => (
          <li key={name}>
            <Icon name={name === 'limits' ? 'circle-alert' : 'check'} />
            <div>
              <strong>{t(`dataset.quality.${name}`)}</strong>
              <p>{quality[name]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

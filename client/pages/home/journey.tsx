import type { Journey } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { drawingWriters } from '../../ui/drawings/drawing-writers'
import { keepServerMarkup } from '../../ui/html/keep-server-markup'

const stations = ['need', 'purchase', 'project', 'asset'] as const

/** The ruler of the hero with its stations; the star moves with the reader's scroll (CSS). */
export function JourneyRuler({ count, label, note }: Journey) {
  const { locale, t } = usePage()
  const markup = drawingWriters.journey?.(count, locale === 'ar')
  return (
    <div className="journey">
      <div
        className="journey__stage"
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
        dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
      />
      <ol className="journey__stops">
        {stations.map((station) => (
          <li key={station}>
            <strong>{t(`home.journey.${station}.title`)}</strong>{' '}
            <small>{t(`home.journey.${station}.text`)}</small>
          </li>
        ))}
      </ol>
      <p className="journey__note">{note}</p>
    </div>
  )
}

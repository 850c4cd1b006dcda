import { usePage } from '../../i18n'

const marks = ['term', 'closed', 'gone', 'past', 'open', 'coming'] as const

/** Explains the marks of the lanes (sheet `lane`). */
export function LaneKey() {
  const { t } = usePage()
  return (
    <ul className="lane-key" aria-label={t('agreements.key.title')}>
      {marks.map((mark) => (
        <li key={mark}>
          <i className={`lane-key__mark lane-key__mark--${mark}`} />
          {t(`agreements.key.${mark}`)}
        </li>
      ))}
    </ul>
  )
}

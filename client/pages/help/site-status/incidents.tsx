import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { StackedDays } from '../stacked-days'
import type { Incident } from './payload'
import './site-status.css'

/** Faults and maintenance, each the target of its entry in the feed. */
export function Incidents({ of }: { of: readonly Incident[] }) {
  const { t } = usePage()
  return (
    <RowList>
      {of.map((incident) => {
        const { slug, platform, planned, parts, title, summary, note, stage } = incident
        const kind = t(planned ? 'siteStatus.maintenance' : 'siteStatus.fault')
        const names = parts.map((part) => t(`siteStatus.parts.${part}`))
        return (
          <ListRow
            id={slug}
            side={<Times of={incident} />}
            meta={[kind, platform, stage && t(`siteStatus.stage.${stage}`)]
              .filter(Boolean)
              .join(t('date.separator'))}
            title={title}
            level={3}
            key={slug}
          >
            <p>{summary}</p>
            {names.length > 0 && (
              <p className="hint">
                {t('siteStatus.affected', { parts: names.join(t('date.separator')) })}
              </p>
            )}
            {note && <p className="hint">{note}</p>}
            <Updates of={incident} />
          </ListRow>
        )
      })}
    </RowList>
  )
}

function Times({ of: { begins, ends } }: { of: Incident }) {
  const { t } = usePage()
  const hours = ends ? t('programmes.hours', { from: begins.time, until: ends.time }) : begins.time
  return (
    <>
      <StackedDays first={begins.date} last={ends?.date ?? begins.date} />
      <bdi>{hours}</bdi>
    </>
  )
}

function Updates({ of: { updates } }: { of: Incident }) {
  const { t } = usePage()
  if (updates.length === 0) return null
  return (
    <>
      <h4>{t('siteStatus.updates')}</h4>
      <ul className="incident-updates">
        {updates.map(({ date, time, text }) => (
          <li key={date.iso + time + text}>
            <span className="hint">
              <Day date={date} isShort /> <bdi>{time}</bdi>
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

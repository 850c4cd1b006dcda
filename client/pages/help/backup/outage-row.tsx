import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { StackedDays } from '../stacked-days'
import type { BackupPayload, Outage } from './payload'
import './continuity.css'

interface OutageRowProps {
  of: Outage
  platforms: BackupPayload['platforms']
}

export function OutageRow({ of: outage, platforms }: OutageRowProps) {
  const { t } = usePage()
  const { platform, planned, title, summary, note } = outage
  const name = platforms.find((one) => one.name === platform)?.title
  return (
    <li className="outage">
      <Times of={outage} />
      <div>
        <p className="tag">
          {planned ? t('backup.maintenance') : t('backup.fault')}
          {name && t('date.separator') + name}
        </p>
        <h3>{title}</h3>
        <p>{summary}</p>
      </div>
      {note && <p className="outage__note">{note}</p>}
    </li>
  )
}

function Times({ of: { begins, from, ends } }: { of: Outage }) {
  const { t, site } = usePage()
  const hours = ends ? t('programmes.hours', { from, until: ends.time }) : from
  return (
    <div className="outage__when">
      <StackedDays first={begins} last={ends?.date ?? begins} />
      <p>
        <bdi>{toDigits(hours, site.digits)}</bdi>
      </p>
    </div>
  )
}

import type { DateText } from '#domain/dates/date-text'
import { toDigits } from '#domain/dates/format'
import type { BackupPayload } from '#domain/payloads/institution'
import type { TextSection } from '#domain/payloads/text-part'
import { usePage } from '../../i18n'
import { UnitSquares } from '../../ui/charts/unit-squares'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { Blocks } from '../../ui/text/blocks'
import { Day } from '../../ui/text/date'

type Platform = BackupPayload['platforms'][number]

const looks: Record<Platform['state'], { tone: string; icon: IconName }> = {
  working: { tone: 'success', icon: 'badge-check' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  down: { tone: 'danger', icon: 'circle-alert' },
}

interface PlatformStatesProps {
  section: TextSection
  platforms: readonly Platform[]
  daysAhead: number
  today: DateText
}

export function PlatformStates({ section, platforms, daysAhead, today }: PlatformStatesProps) {
  const { t, site } = usePage()
  const { id, title, intro } = section
  return (
    <section className="states" aria-labelledby={id}>
      <div className="states__head">
        <h2 id={id}>{title}</h2>
        <p>
          <Day date={today} />
        </p>
      </div>
      <ul>
        {platforms.map(({ name, title: platform, state, plannedDays, current }) => (
          <li key={name}>
            <h3>
              <a href={`#${name}`}>{platform}</a>
            </h3>
            <span className={`badge tone--${looks[state].tone}`}>
              <Icon name={looks[state].icon} />
              {t(`backup.state.${state}`)}
            </span>
            <UnitSquares count={daysAhead} perRow={daysAhead} hollow={plannedDays} />
            {current && <p>{current.summary}</p>}
          </li>
        ))}
      </ul>
      <div className="states__note">
        <p>{toDigits(t('backup.days', { count: daysAhead }), site.digits)}</p>
        <Blocks of={intro} />
      </div>
    </section>
  )
}

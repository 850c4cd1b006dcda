import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Dated } from '../../../ui/text/dated'
import { Phone } from '../../../ui/text/inline'
import type { BackupPayload, Outage } from './payload'
import '../../../ui/text/badge.css'
import '../../../ui/box.css'
import './continuity.css'

type Platform = BackupPayload['platforms'][number]

const looks: Record<Platform['state'], { tone: string; icon: IconName }> = {
  working: { tone: 'success', icon: 'badge-check' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  down: { tone: 'danger', icon: 'circle-alert' },
}

export function PlatformStates({ of }: { of: BackupPayload }) {
  const { t, site } = usePage()
  const { platforms, daysAhead, today, until, phone } = of
  const planned = of.planned.filter(({ begins }) => begins.iso <= until.iso)
  const { id, title: heading, intro } = of.sections.status
  const allDays = Array.from({ length: daysAhead }, (_, day) => day)
  const days = t('backup.days', { count: daysAhead, until: until.gregorian })
  return (
    <section className="box states" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="hint">
        <Day date={today} />
      </p>
      <p className="hint">{toDigits(days, site.digits)}</p>
      <ul>
        {platforms.map(({ name, title, state, plannedDays, current }) => (
          <li key={name}>
            <h3>
              <a href={`#${name}`}>{title}</a>
            </h3>
            <span className={`badge tone--${looks[state].tone}`}>
              <Icon name={looks[state].icon} />
              {t(`backup.state.${state}`)}
            </span>
            <UnitSquares
              count={daysAhead}
              perRow={daysAhead}
              hollow={allDays.filter((day) => !plannedDays.includes(day))}
            />
            {planned
              .filter(({ platform }) => platform === name)
              .map((outage) => (
                <Planned of={outage} key={outage.slug} />
              ))}
            {current && <p>{current.summary}</p>}
          </li>
        ))}
      </ul>
      <Blocks of={intro} />
      {phone && (
        <p>
          {t('backup.call')} <Phone number={phone} />
        </p>
      )}
    </section>
  )
}

function Planned({ of: { begins, ends } }: { of: Outage }) {
  const { t } = usePage()
  const last = ends && ends.date.iso !== begins.iso ? ends.date : null
  return (
    <p>
      {last ? (
        <Dated
          text={t('backup.plannedUntil', { first: begins.gregorian, last: last.gregorian })}
          dates={[begins, last]}
        />
      ) : (
        <Dated text={t('backup.planned', { first: begins.gregorian })} dates={[begins]} />
      )}
    </p>
  )
}

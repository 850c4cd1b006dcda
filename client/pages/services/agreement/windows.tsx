import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { TermChart } from '../../../ui/drawings/term-chart'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Badge } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { describeTerm, TermAxis, TermChartKey } from '../framework-agreements/term-axis'
import type { AgreementPayload, WindowRow } from './payload'

/** Term and windows of one agreement, on an axis of its own and as a list. */
export function Windows({ of: agreement }: { of: AgreementPayload }) {
  const { t, site } = usePage()
  const { term, axis, windows, status, joining } = agreement
  const isClosed = term.type === 'closed'
  return (
    <>
      <TermAxis of={axis} />
      <TermChart
        of={term}
        axis={axis}
        today={axis.today}
        label={describeTerm(t, site.digits, agreement)}
      />
      <TermChartKey
        of={['gone', isClosed ? 'closed' : 'term', ...windows.map(({ state }) => state)]}
      />
      {isClosed && status !== 'ended' && <p>{t('agreements.page.closedText')}</p>}
      <RowList density="compact">
        {windows.map((window) => (
          <WindowItem of={window} days={joining?.days ?? 0} key={window.opens.iso} />
        ))}
      </RowList>
    </>
  )
}

const tones = { past: 'calm', open: 'success', coming: 'new' } as const

interface WindowItemProps {
  of: WindowRow
  /** Days left of the open window. */
  days: number
}

function WindowItem({ of: window, days }: WindowItemProps) {
  const { t } = usePage()
  const { state, opens, closes, calendar } = window
  return (
    <ListRow
      side={<Badge tone={tones[state]}>{t(`agreements.windowStates.${state}`)}</Badge>}
      title={
        <>
          {`${t('agreements.fromDay')} `}
          <Day date={opens} />
          {` ${t('agreements.to')} `}
          <Day date={closes} />
        </>
      }
      end={
        calendar && (
          <a className="link-arrow" href={calendar}>
            <Icon name="calendar-check" />
            {t('agreements.next.calendar')}
            <Hidden>{` ${opens.gregorian}`}</Hidden>
          </a>
        )
      }
    >
      {state !== 'coming' && <Note of={window} days={days} />}
    </ListRow>
  )
}

function Note({ of: { state, joined }, days }: Pick<WindowItemProps, 'of' | 'days'>) {
  const { t, site } = usePage()
  const digits = (text: string) => toDigits(text, site.digits)
  if (joined !== null) return <p>{digits(t('agreements.joined', { count: joined }))}</p>
  if (state === 'past') return <p>{t('agreements.page.result')}</p>
  return (
    <p>
      <strong>{digits(t('agreements.left', { count: days }))}</strong>
      <br />
      {t('agreements.page.pending')}
    </p>
  )
}

import { feedbackReasons } from '#domain/forms/feedback-reasons'
import { directions } from '#domain/site/locale'
import type { PagesPart, PageVotes } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { placeSeries } from '../../../ui/charts/place-series'
import { FoldDetails } from '../../../ui/page/fold'
import { DeskTable } from '../../desk-parts'
import '../../../ui/text/text-fold.css'
import './desk-moderation.css'
import '../../../ui/text/stacked-table.css'

const columns = ['page', 'trend', 'share', 'votes', 'reasons'] as const

/** The pages that most visitors found of no use. */
export function PageVotesTable({ part: { pages } }: { part: PagesPart }) {
  const { t } = usePage()
  if (pages.length === 0) {
    return <p className="desk-box">{t('deskModeration.empty.pages')}</p>
  }
  return (
    <DeskTable
      label={t('deskModeration.votes.caption')}
      heads={columns.map((column) => t(`deskModeration.votes.columns.${column}`))}
      caption={t('deskModeration.votes.caption')}
      className="stacked-table"
    >
      {pages.map((one) => (
        <Row of={one} key={one.page + one.path} />
      ))}
    </DeskTable>
  )
}

function Row({ of }: { of: PageVotes }) {
  const { t } = usePage()
  const { page, path, yes, no, percent, weeks, reasons } = of
  const column = (name: (typeof columns)[number]) => t(`deskModeration.votes.columns.${name}`)
  return (
    <tr>
      <th scope="row">{path === null ? <bdi>{page}</bdi> : <a href={path}>{page}</a>}</th>
      <td data-column={column('trend')}>
        <Trend weeks={weeks} />
      </td>
      <td data-column={column('share')}>
        <bdi>{percent}%</bdi>
      </td>
      <td data-column={column('votes')}>
        {yes} / {no}
      </td>
      <td data-column={column('reasons')}>
        {reasons.length === 0
          ? t('deskModeration.votes.noReasons')
          : reasons.map(({ reason, total }) => (
              <div key={reason}>
                {reasonTitle(t, reason)} <bdi className="count">{total}</bdi>
              </div>
            ))}
      </td>
    </tr>
  )
}

function reasonTitle(t: ReturnType<typeof usePage>['t'], reason: string): string {
  const known = feedbackReasons.no.find((one) => one === reason)
  return known ? t(`feedback.reasons.${known}`) : reason
}

const frame = { width: 96, height: 24, margin: 2 }
const whole = 100

/** A percentage week by week from 0 to 100, as a line and in words; its weeks open in a list. */
function Trend({ weeks }: { weeks: readonly (number | null)[] }) {
  const { t, locale } = usePage()
  const points = weeks.filter((week) => week !== null)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) {
    return <span className="hint">{t('deskModeration.votes.noTrend')}</span>
  }
  // The goal of 100 % gives all rows the same scale.
  const { paths } = placeSeries([points], { goal: whole }, frame, directions[locale] === 'rtl')
  return (
    <FoldDetails
      className="text-fold trend"
      title={
        <>
          <svg
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            width={frame.width}
            height={frame.height}
            aria-hidden="true"
          >
            <path className="trend__base" d={`M0 ${frame.height - 0.5}h${frame.width}`} />
            <path className="trend__line" d={paths[0]} />
          </svg>
          <span>{t('deskModeration.votes.trend', { first, last })}</span>
        </>
      }
    >
      <ol>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the week
          <li key={at}>
            {t('deskModeration.votes.week', { week: at + 1 })}{' '}
            <bdi>{week === null ? t('deskModeration.votes.none') : `${week}%`}</bdi>
          </li>
        ))}
      </ol>
    </FoldDetails>
  )
}

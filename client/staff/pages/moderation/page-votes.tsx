import { feedbackReasons } from '#domain/forms/feedback-reasons'
import type { PagesPart, PageVotes } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { TableFrame } from '../../../ui/text/table-frame'
import { Trend } from './trend'
import '../../desk-bar.css'
import './desk-moderation.css'
import './desk-votes.css'
import '../../../ui/text/stacked-table.css'

const columns = ['page', 'trend', 'share', 'votes', 'reasons'] as const

/** The pages that most visitors found of no use. */
export function PageVotesTable({ part: { pages } }: { part: PagesPart }) {
  const { t } = usePage()
  if (pages.length === 0) {
    return <p className="moderation__empty">{t('deskModeration.empty.pages')}</p>
  }
  return (
    <TableFrame label={t('deskModeration.votes.caption')}>
      <table className="votes stacked-table">
        <caption>{t('deskModeration.votes.caption')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {t(`deskModeration.votes.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((one) => (
            <Row of={one} key={one.page + one.path} />
          ))}
        </tbody>
      </table>
    </TableFrame>
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
        <strong>
          <bdi>{percent}%</bdi>
        </strong>
      </td>
      <td data-column={column('votes')}>
        {yes} / {no}
      </td>
      <td data-column={column('reasons')}>
        {reasons.length === 0
          ? t('deskModeration.votes.noReasons')
          : reasons.map(({ reason, total }) => (
              <span className="votes__reason" key={reason}>
                {reasonTitle(t, reason)} <bdi className="count">{total}</bdi>
              </span>
            ))}
      </td>
    </tr>
  )
}

function reasonTitle(t: ReturnType<typeof usePage>['t'], reason: string): string {
  const known = feedbackReasons.no.find((one) => one === reason)
  return known ? t(`feedback.reasons.${known}`) : reason
}

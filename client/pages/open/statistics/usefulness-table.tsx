import { usePage } from '../../../i18n'
import { TableFrame } from '../../../ui/text/table-frame'
import type { StatisticsPayload } from './payload'
import { ShareBar } from './share-bar'
import './statistics.css'

type Total = NonNullable<StatisticsPayload['total']>

interface UsefulnessTableProps {
  total: Total
  pages: StatisticsPayload['pages']
}

export function UsefulnessTable({ total, pages }: UsefulnessTableProps) {
  const { t } = usePage()
  return (
    <TableFrame label={t('statistics.table')}>
      <table className="statistics">
        <thead>
          <tr>
            <th scope="col">{t('statistics.page')}</th>
            <th scope="col">{t('statistics.yes')}</th>
            <th scope="col">{t('statistics.no')}</th>
            <th scope="col">{t('statistics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ title, href, share, ...counts }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>
                  <bdi>{title}</bdi>
                </a>
              </th>
              <Counts of={counts} share={share} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('statistics.all')}</th>
            <Counts of={total} />
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  )
}

interface CountsProps {
  of: Pick<Total, 'yes' | 'no' | 'percent'>
  /** Draws the percentage. */
  share?: number
}

function Counts({ of: { yes, no, percent }, share }: CountsProps) {
  return (
    <>
      <td>
        <bdi>{yes}</bdi>
      </td>
      <td>
        <bdi>{no}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{`${percent}%`}</bdi>
        {share !== undefined && <ShareBar of={share} />}
      </td>
    </>
  )
}

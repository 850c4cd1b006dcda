import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { TableFrame } from '../../../ui/text/table-frame'
import type { StatisticsPayload } from './payload'
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

export function RatingsTable({ of }: { of: StatisticsPayload['ratings'] }) {
  const { t, site } = usePage()
  return (
    <TableFrame label={t('table.label', { columns: t('statistics.titles.ratings') })}>
      <table className="statistics">
        <thead>
          <tr>
            <th scope="col">{t('statistics.service')}</th>
            <th scope="col">{t('statistics.ratingCount')}</th>
            <th scope="col">{toDigits(t('statistics.average'), site.digits)}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((service) => (
            <tr key={service.href}>
              <th scope="row">
                <a href={service.href}>
                  <bdi>{service.title}</bdi>
                </a>
              </th>
              <td>
                <bdi>{service.count}</bdi>
              </td>
              <td>
                <bdi>{service.average}</bdi>
                <ShareBar of={service.share} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

/** A percentage as a bar under its number, on a track of 100. */
function ShareBar({ of: share }: { of: number }) {
  return (
    <svg
      className="statistics__bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="statistics__track" d="M0 0h100v8H0z" />
      <path d={`M0 0h${Math.round(share)}v8H0z`} />
    </svg>
  )
}

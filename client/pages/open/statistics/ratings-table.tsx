import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { TableFrame } from '../../../ui/text/table-frame'
import type { StatisticsPayload } from './payload'
import { ShareBar } from './share-bar'
import './statistics.css'

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

import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { TableFrame } from '../../ui/text/table-frame'

export function ReasonsTable({ of }: { of: StatisticsPayload['reasons'] }) {
  const { t } = usePage()
  return (
    <TableFrame label={t('table.label', { columns: t('statistics.titles.reasons') })}>
      <table className="statistics">
        <thead>
          <tr>
            <th scope="col">{t('statistics.reason')}</th>
            <th scope="col">{t('statistics.answer')}</th>
            <th scope="col">{t('statistics.count')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((reason) => (
            <tr key={reason.title}>
              <th scope="row">{reason.title}</th>
              <td>{t(`statistics.${reason.answer}`)}</td>
              <td>
                <bdi>{reason.count}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

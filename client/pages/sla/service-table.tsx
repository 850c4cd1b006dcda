import type { SlaPayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { RecordLink } from '../../ui/text/link'
import { TableFrame } from '../../ui/text/table-frame'
import { WeekSquares } from './week-squares'

const noBreak = '\u00a0'

interface ServiceTableProps {
  of: SlaPayload['services']
  title: string
}

export function ServiceTable({ of: services, title }: ServiceTableProps) {
  const { t } = usePage()
  return (
    <TableFrame label={t('table.label', { columns: title })}>
      <table className="durations">
        <thead>
          <tr>
            <th scope="col">{t('sla.service')}</th>
            <th scope="col">{t('sla.duration')}</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ slug, title: name, days, time }) => (
            <tr key={slug}>
              <th scope="row">
                <RecordLink to="service" params={{ slug }}>
                  {name}
                </RecordLink>
              </th>
              <td>
                <WeekSquares days={days} />
                {time.replace(/(\p{Nd}+) /u, `$1${noBreak}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

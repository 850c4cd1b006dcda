import { toDigits } from '#domain/dates/format'
import type { MeasuredLevel, SlaPayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { Hidden } from '../../ui/text/hidden'
import { TableFrame } from '../../ui/text/table-frame'

export function Results({ of: { months, levels, sections } }: { of: SlaPayload }) {
  const { t } = usePage()
  return (
    <>
      <TableFrame label={t('table.label', { columns: sections.results.title })}>
        <table className="measured">
          <thead>
            <tr>
              <th scope="col">{t('sla.level')}</th>
              <th scope="col">{t('sla.target')}</th>
              {months.map((month) => (
                <th scope="col" key={month}>
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <Level of={level} months={months} key={level.slug} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="measured__note">{t('sla.marked')}</p>
    </>
  )
}

interface LevelProps {
  of: MeasuredLevel
  months: readonly string[]
}

function Level({ of: { title, summary, aim, unit, target, results }, months }: LevelProps) {
  const { t, site } = usePage()
  const promised = t(units[unit], { count: target })
  const bound = aim === 'at-least' ? 'sla.atLeast' : 'sla.atMost'
  return (
    <tr>
      <th scope="row">
        {title}
        <small>{summary}</small>
      </th>
      <td data-label={t('sla.target')}>{toDigits(t(bound, { value: promised }), site.digits)}</td>
      {results.map((result, at) => (
        <td
          key={months[at]}
          data-label={months[at]}
          className={result?.isKept === false ? 'measured__missed' : undefined}
        >
          {result ? (
            <bdi>{toDigits(result.value + (unit === 'percent' ? '%' : ''), site.digits)}</bdi>
          ) : (
            t('sla.unmeasured')
          )}
          {result?.isKept === false && <Hidden>{` ${t('sla.missed')}`}</Hidden>}
        </td>
      ))}
    </tr>
  )
}

const units = {
  percent: 'sla.percent',
  days: 'sla.workingDays',
  minutes: 'sla.minutes',
} as const satisfies Record<MeasuredLevel['unit'], string>

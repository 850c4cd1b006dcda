import { type Digits, toDigits } from '#domain/dates/format'
import type { RegionRow } from '#domain/payloads/regions'
import { usePage } from '../../../i18n'
import { Dots } from '../../../ui/drawings/dots'
import { RecordLink } from '../../../ui/text/link'
import type { RegionsPayload } from './payload'
import './regions.css'

interface RegionTableProps extends Pick<RegionsPayload, 'regions' | 'totals'> {
  digits: Digits
}

/** The numbers of the map; in narrow windows each region is a block of labelled values. */
export function RegionTable({ regions, totals, digits }: RegionTableProps) {
  const { t } = usePage()
  const extent = Math.max(...regions.map(({ teams }) => teams))
  return (
    <table className="region-table">
      <caption className="visually-hidden">{t('regions.table.caption')}</caption>
      <thead>
        <tr>
          {(['region', 'dots', 'teams', 'agreements', 'stories'] as const).map((column) => (
            <th scope="col" key={column}>
              {t(`regions.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {regions.map((region) => (
          <Row of={region} extent={extent} digits={digits} key={region.slug} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('regions.table.total')}</th>
          <td className="region-table__dots" />
          <Values of={totals} digits={digits} />
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  of: RegionRow
  extent: number
  digits: Digits
}

function Row({ of, extent, digits }: RowProps) {
  const { t } = usePage()
  const teams = toDigits(t('regions.teams', { count: of.teams }), digits)
  return (
    <tr id={of.slug}>
      <th scope="row">
        <RecordLink to="region" params={{ slug: of.slug }}>
          {of.name}
        </RecordLink>
      </th>
      <td className="region-table__dots">
        <Dots
          count={of.teams}
          extent={extent}
          rows={2}
          label={t('regions.dotsLabel', { name: of.name, teams })}
        />
      </td>
      <Values of={of} digits={digits} />
    </tr>
  )
}

interface ValuesProps {
  of: RegionsPayload['totals']
  digits: Digits
}

function Values({ of, digits }: ValuesProps) {
  const { t } = usePage()
  return (['teams', 'agreements', 'stories'] as const).map((column) => (
    <td key={column} data-column={t(`regions.table.${column}`)}>
      <bdi>{toDigits(of[column], digits)}</bdi>
    </td>
  ))
}

import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { TableFrame } from '../../ui/text/table-frame'
import { Strip } from '../open-data/strip'
import { CsvLink } from './csv-link'
import { ShareBar } from './share-bar'

type Total = NonNullable<StatisticsPayload['total']>

interface UsefulnessTotalsProps {
  total: Total
  pages: StatisticsPayload['pages']
}

export function UsefulnessTotals({ total, pages }: UsefulnessTotalsProps) {
  const { t } = usePage()
  return (
    <>
      <Strip
        of={[
          [t('statistics.figures.answers'), total.answers],
          [t('statistics.figures.pages'), total.pages],
          [t('statistics.figures.percent'), `${total.percent}%`],
        ]}
      />
      <h3 id="by-page">{t('statistics.pages')}</h3>
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
      <CsvLink of="pages" />
    </>
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

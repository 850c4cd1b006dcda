import type { RegionRow } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { SectionHead } from '../../../ui/page/section'
import { RecordLink } from '../../../ui/text/link'
import { TableFrame } from '../../../ui/text/table-frame'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { MapHero } from './map-hero'
import type { RegionsPayload } from './payload'
import './regions.css'
import '../../../ui/lists/rows.css'

export function Regions(page: PageProps<RegionsPayload>) {
  const { t } = usePage()
  const { map, totals, csv } = page.payload
  const files = csv && (
    <div className="row__links">
      <a className="link-arrow" href={csv} download>
        <Icon name="download" />
        {t('regions.table.file')}
      </a>
      <RecordLink to="dataset" params={{ slug: 'teams-by-region' }}>
        {t('regions.table.dataset')}
      </RecordLink>
    </div>
  )
  return (
    <>
      <MapHero
        title={t('regions.title', { count: totals.teams })}
        lead={t('regions.lead')}
        map={map}
      />
      <PageBody of={page}>
        <section aria-labelledby="table">
          <SectionHead id="table" title={t('regions.table.title')} more={files} />
          <TableFrame label={t('regions.table.caption')}>
            <RegionTable of={page.payload} />
          </TableFrame>
          <p className="hint region-table__note">{t('regions.table.note')}</p>
        </section>
      </PageBody>
    </>
  )
}

/** The numbers of the map. */
function RegionTable({ of: { regions, totals } }: { of: RegionsPayload }) {
  const { t } = usePage()
  return (
    <table className="region-table">
      <caption className="visually-hidden">{t('regions.table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            {t('regions.table.region')} <small>{t('regions.table.squares')}</small>
          </th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {t(`regions.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {regions.map((region) => (
          <Row of={region} key={region.slug} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('regions.table.total')}</th>
          <Values of={totals} />
        </tr>
      </tfoot>
    </table>
  )
}

const columns = ['teams', 'agreements', 'stories'] as const

function Row({ of }: { of: RegionRow }) {
  const { t, digits } = usePage()
  const teams = digits(t('regions.teams', { count: of.teams }))
  return (
    <tr id={of.slug}>
      <th scope="row">
        {/* Paper shows no address of a link in a block of its own (print.css). */}
        <div>
          <RecordLink to="region" params={{ slug: of.slug }}>
            {of.name}
          </RecordLink>
        </div>
        <UnitSquares
          count={of.teams}
          perRow={30}
          label={t('regions.squaresLabel', { name: of.name, teams })}
        />
      </th>
      <Values of={of} />
    </tr>
  )
}

function Values({ of }: { of: RegionsPayload['totals'] }) {
  const { digits } = usePage()
  return columns.map((column) => (
    <td key={column}>
      <bdi>{digits(of[column])}</bdi>
    </td>
  ))
}

import { type Digits, toDigits } from '#domain/dates/format'
import type { RegionRow } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { MapHero } from './map-hero'
import type { RegionsPayload } from './payload'
import './regions.css'
import '../../../ui/drawings/regions/region-map.css'

export function Regions(page: PageProps<RegionsPayload>) {
  const { payload } = page
  const { t, site } = usePage()
  const { map, regions, totals, csv } = payload
  return (
    <>
      <MapHero
        title={t('regions.title', { count: totals.teams })}
        lead={t('regions.lead')}
        drawing={<Html className="map-frame" html={map} />}
      >
        <p className="map-key">
          <i />
          {t('regions.key')}
        </p>
        <p className="map-note">{t('regions.simplified')}</p>
        <p className="map-note">{t('regions.sample')}</p>
      </MapHero>
      <PageBody of={page}>
        <section aria-labelledby="table">
          <div className="region-table__head">
            <h2 id="table">{t('regions.table.title')}</h2>
            {csv && <Files csv={csv} />}
          </div>
          <RegionTable regions={regions} totals={totals} digits={site.digits} />
          <p className="hint">{t('regions.table.note')}</p>
        </section>
      </PageBody>
    </>
  )
}

function Files({ csv }: { csv: string }) {
  const { t } = usePage()
  return (
    <p className="region-table__files">
      <a href={csv} download>
        <Icon name="download" />
        {t('regions.table.file')}
      </a>
      <RecordLink to="dataset" params={{ slug: 'teams-by-region' }}>
        {t('regions.table.dataset')}
      </RecordLink>
    </p>
  )
}

interface RegionTableProps extends Pick<RegionsPayload, 'regions' | 'totals'> {
  digits: Digits
}

/** The numbers of the map; in narrow windows each region is a block of labelled values. */
function RegionTable({ regions, totals, digits }: RegionTableProps) {
  const { t } = usePage()
  return (
    <table className="region-table">
      <caption className="visually-hidden">{t('regions.table.caption')}</caption>
      <thead>
        <tr>
          {(['region', 'squares', 'teams', 'agreements', 'stories'] as const).map((column) => (
            <th scope="col" key={column}>
              {t(`regions.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {regions.map((region) => (
          <Row of={region} digits={digits} key={region.slug} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('regions.table.total')}</th>
          <td className="region-table__squares" />
          <Values of={totals} digits={digits} />
        </tr>
      </tfoot>
    </table>
  )
}

function Row({ of, digits }: { of: RegionRow; digits: Digits }) {
  const { t } = usePage()
  const teams = toDigits(t('regions.teams', { count: of.teams }), digits)
  return (
    <tr id={of.slug}>
      <th scope="row">
        <RecordLink to="region" params={{ slug: of.slug }}>
          {of.name}
        </RecordLink>
      </th>
      <td className="region-table__squares">
        <UnitSquares
          count={of.teams}
          perRow={30}
          label={t('regions.squaresLabel', { name: of.name, teams })}
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

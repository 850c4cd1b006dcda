import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { PageMeta } from '../../../ui/page/page-meta'
import { RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { MapHero } from './map-hero'
import type { RegionsPayload } from './payload'
import { RegionTable } from './region-table'
import '../../../ui/drawings/regions/region-map.css'
import './regions.css'

interface RegionsProps {
  payload: RegionsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Regions({ payload, usefulness, personalState }: RegionsProps) {
  const { t, site } = usePage()
  const { map, regions, totals, csv, modified } = payload
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
      <div className="container">
        <section aria-labelledby="table">
          <div className="region-table__head">
            <h2 id="table">{t('regions.table.title')}</h2>
            {csv && <Files csv={csv} />}
          </div>
          <RegionTable regions={regions} totals={totals} digits={site.digits} />
          <p className="hint">{t('regions.table.note')}</p>
        </section>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
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

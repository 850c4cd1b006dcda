import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { RegionPayload } from '#domain/payloads/regions'
import { usePage } from '../i18n'
import { Html } from '../ui/html/html'
import { PageMeta } from '../ui/page/page-meta'
import { LargeNumber } from '../ui/text/number'
import { Feedback } from '../widgets/feedback/feedback'
import { Neighbours } from './region/neighbours'
import { Reach } from './region/reach'
import { Agreements, RegionStories, Subjects } from './region/records'
import { MapHero } from './regions/map-hero'

interface RegionProps {
  payload: RegionPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Region({ payload, usefulness, personalState }: RegionProps) {
  const { t, site } = usePage()
  const { name, summary, teams, total, outline, modified } = payload
  return (
    <>
      <MapHero
        title={name}
        lead={summary}
        drawing={<Html className="map-frame map-frame--one" html={outline} />}
      >
        <p className="region-figure">
          <LargeNumber className="region-figure__number">
            {toDigits(teams, site.digits)}
          </LargeNumber>
          <span>
            <strong>{t('regions.teamsUnit', { count: teams })}</strong>
            <small>{toDigits(t('regions.share', { total: String(total) }), site.digits)}</small>
          </span>
        </p>
        <p className="map-key">
          <i />
          {t('regions.key')}
        </p>
        <p className="map-note">{t('regions.simplified')}</p>
        <p className="map-note">{t('regions.sample')}</p>
      </MapHero>
      <div className="container">
        <div className="columns columns--region">
          <Subjects work={payload.work} />
          <Reach />
        </div>
        <RegionStories stories={payload.stories} />
        <Agreements agreements={payload.agreements} axis={payload.axis} />
        <Neighbours neighbours={payload.neighbours} />
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

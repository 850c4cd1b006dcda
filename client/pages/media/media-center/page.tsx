import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { MediaCenterPayload } from './payload'
import {
  ForJournalists,
  Galleries,
  LatestNews,
  MediaCenterStories,
  NewestIssue,
  RunningCampaigns,
} from './sections'
import '../../../ui/hint.css'

interface MediaCenterProps {
  payload: MediaCenterPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function MediaCenter({ payload, usefulness, personalState }: MediaCenterProps) {
  const { t } = usePage()
  const { news, galleries, issue, campaigns, stories, media, modified } = payload
  return (
    <>
      <PageHead lead={t('newsroom.lead')}>
        <Pages {...payload} />
      </PageHead>
      <LatestNews news={news} />
      <Galleries galleries={galleries} />
      <NewestIssue issue={issue} />
      <MediaCenterStories stories={stories} />
      <RunningCampaigns campaigns={campaigns} />
      <ForJournalists media={media} />
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** Pages of the media centre, with the number of their items of this year. */
function Pages({ pages, year }: Pick<MediaCenterPayload, 'pages' | 'year'>) {
  const { t } = usePage()
  return (
    <>
      <Choices
        label={t('newsroom.pages')}
        choices={pages.map(({ title, path, published }) => ({
          key: path,
          title: (
            <>
              {title} {published && <bdi>{published.number}</bdi>}
            </>
          ),
          href: path,
          isChosen: false,
        }))}
      />
      <p className="hint">{t('newsroom.year', { year: year.year, total: year.total })}</p>
    </>
  )
}

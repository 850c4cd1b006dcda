import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { MediaCenterPayload } from '#domain/payloads/newsroom'
import { usePage } from '../i18n'
import { PageHero } from '../ui/page/page-hero'
import { PageMeta } from '../ui/page/page-meta'
import { Feedback } from '../widgets/feedback/feedback'
import { ForJournalists } from './media-center/for-journalists'
import { Galleries } from './media-center/galleries'
import { LatestNews } from './media-center/latest-news'
import { NewestIssue } from './media-center/newest-issue'
import { RunningCampaigns } from './media-center/running-campaigns'
import { MediaCenterStories } from './media-center/stories'
import { YearLedger } from './media-center/year-ledger'

interface MediaCenterProps {
  payload: MediaCenterPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function MediaCenter({ payload, usefulness, personalState }: MediaCenterProps) {
  const { t } = usePage()
  const { news, galleries, issue, campaigns, stories, media, pages, year, modified } = payload
  return (
    <>
      <PageHero lead={t('newsroom.lead')}>
        <YearLedger pages={pages} year={year} />
      </PageHero>
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

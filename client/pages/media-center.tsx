import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import type { MediaCenterPayload } from '#domain/payloads/newsroom'
import { usePage } from '../i18n'
import { PageHero } from '../ui/page/page-hero'
import { PageMeta } from '../ui/page/page-meta'
import { Toc } from '../ui/page/toc'
import { Feedback } from '../widgets/feedback/feedback'
import { ForJournalists } from './media-center/for-journalists'
import { Galleries } from './media-center/galleries'
import { LatestNews } from './media-center/latest-news'
import { NewestIssue } from './media-center/newest-issue'
import { RunningCampaigns } from './media-center/running-campaigns'
import { Stories } from './media-center/stories'
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
      <Toc className="toc-bar toc-bar--phone" contents={contentsOf(payload, t)} />
      <LatestNews news={news} />
      <Galleries galleries={galleries} />
      <NewestIssue issue={issue} />
      <Stories stories={stories} />
      <RunningCampaigns campaigns={campaigns} />
      <ForJournalists media={media} />
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function contentsOf(payload: MediaCenterPayload, t: Translate) {
  const { news, galleries, issue, stories, campaigns } = payload
  return [
    news.length > 0 && { id: 'latest', title: t('newsroom.latest.title') },
    galleries.length > 0 && { id: 'galleries', title: t('newsroom.galleries.title') },
    issue && { id: 'issue', title: t('routes.magazine.title') },
    stories.length > 0 && { id: 'stories', title: t('newsroom.stories.title') },
    campaigns.length > 0 && { id: 'campaigns', title: t('newsroom.running.title') },
    { id: 'journalists', title: t('newsroom.journalists.title') },
  ].filter((part) => part !== false && part !== null)
}

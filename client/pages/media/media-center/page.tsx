import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { PageHead } from '../../../ui/page/page-head'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
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

export function MediaCenter(props: PageProps<MediaCenterPayload>) {
  const { payload } = props
  const { t } = usePage()
  const { news, galleries, issue, campaigns, stories, media } = payload
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
      <PageBody of={props} />
    </>
  )
}

/** Pages of the media centre. */
function Pages({ pages }: Pick<MediaCenterPayload, 'pages'>) {
  const { t } = usePage()
  return (
    <Choices
      label={t('newsroom.pages')}
      choices={pages.map(({ title, path }) => ({ key: path, title, href: path, isChosen: false }))}
    />
  )
}

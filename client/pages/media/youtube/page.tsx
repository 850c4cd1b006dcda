import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { PlayLink, VideoStill } from '../../../ui/media/player'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { OutsideLink, PageLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { ContentSectionHead } from '../../help/section'
import type { YoutubePayload } from './payload'
import '../../../ui/page/section.css'

interface YoutubeProps {
  payload: YoutubePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Youtube({ payload, usefulness, personalState }: YoutubeProps) {
  const { t, site } = usePage()
  const { sections, lead, videos, modified } = payload
  const channel = site.social.find(({ network }) => network === 'youtube')
  return (
    <>
      <PageHead lead={lead}>
        <p className="button-row">
          {channel && (
            <OutsideLink className="button button--primary" href={channel.href}>
              {t('channel.open')}
            </OutsideLink>
          )}
          <PageLink className="button button--secondary" to="videoGallery">
            {t('channel.gallery')}
          </PageLink>
        </p>
      </PageHead>
      <div className="container">
        {videos.length === 0 && <p>{t('channel.empty')}</p>}
        <CardGrid>
          {videos.map((video) => (
            <Clip of={video} key={video.slug} />
          ))}
        </CardGrid>
        <section className="part" aria-labelledby={sections.before.id}>
          <ContentSectionHead of={sections.before} />
        </section>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** Nothing is requested from the video host before the click. */
function Clip({ of: video }: { of: YoutubePayload['videos'][number] }) {
  const { t } = usePage()
  const { summary, date, length } = video
  return (
    <GridCard
      picture={<VideoStill of={video} />}
      title={<PlayLink of={video} label={t('channel.play')} className="card-link" />}
      level={2}
      isVideo
    >
      <p>
        <Hidden>{t('channel.length')} </Hidden>
        <bdi dir="ltr">{length}</bdi> · <Day date={date} />
      </p>
      <p>{summary}</p>
    </GridCard>
  )
}

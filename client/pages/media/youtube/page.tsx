import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { PlayLink, VideoStill } from '../../../ui/media/player'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { OutsideLink, PageLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { ContentSectionHead } from '../../help/section'
import type { YoutubePayload } from './payload'
import '../../../ui/card-link.css'
import './channel.css'

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
        <p className="channel-links">
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
        <ul className="clips">
          {videos.map((video) => (
            <Clip of={video} key={video.slug} />
          ))}
        </ul>
        <section className="before-playing" aria-labelledby={sections.before.id}>
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
    <li className="clip" data-video="">
      <VideoStill of={video} />
      <h2>
        <PlayLink of={video} label={t('channel.play')} className="card-link" />
      </h2>
      <p className="clip__facts">
        <span className="clip__length">
          <Hidden>{t('channel.length')} </Hidden>
          <bdi dir="ltr">{length}</bdi>
        </span>
        <Day date={date} />
      </p>
      <p>{summary}</p>
    </li>
  )
}

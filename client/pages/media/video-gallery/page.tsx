import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { Video } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { RecordIndex } from '../../../ui/lists/record-index'
import { PlayLink, VideoStill } from '../../../ui/media/player'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { PhoneFold } from '../../../ui/text/text-fold'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { VideoGalleryPayload } from './payload'
import './videos.css'

interface VideoGalleryProps {
  payload: VideoGalleryPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function VideoGallery({ payload, usefulness, personalState }: VideoGalleryProps) {
  const { t } = usePage()
  const [latest, ...more] = payload.videos
  return (
    <>
      <PageHead lead={t('video.lead')} />
      {latest && (
        <section className="latest-video" aria-labelledby="latest">
          <div className="latest-video__inner">
            <h2 id="latest">{t('video.latest')}</h2>
            <Clip video={latest} />
          </div>
        </section>
      )}
      <div className="container">
        {latest ? (
          <p className="videos__privacy">{t('video.privacy')}</p>
        ) : (
          <p>{t('video.empty')}</p>
        )}
        {more.length > 0 && (
          <section className="more-videos" aria-labelledby="more">
            <h2 id="more">{t('video.more')}</h2>
            <RecordIndex
              label={t('video.index')}
              items={more.map(({ slug, title, length }) => ({ slug, title, note: length }))}
            />
            <div className="videos">
              {more.map((video) => (
                <Clip video={video} key={video.slug} />
              ))}
            </div>
          </section>
        )}
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Clip({ video }: { video: Video }) {
  const { t } = usePage()
  return (
    <article className="video" id={video.slug} data-video="">
      <VideoStill of={video} />
      <div className="video__text">
        <h3>
          <PlayLink className="video__play" of={video} label={t('video.play')} />
        </h3>
        <ul className="video__facts">
          <li>
            <Hidden>{t('video.length')} </Hidden>
            <bdi dir="ltr">{video.length}</bdi>
          </li>
          <li>
            <Day date={video.date} />
          </li>
          {video.signed && <li>{t('video.signed')}</li>}
        </ul>
        <p>{video.summary}</p>
        {video.speaker && <p className="video__speaker">{video.speaker}</p>}
        <PhoneFold title={t('video.chapters')}>
          <Chapters of={video} />
        </PhoneFold>
        <details className="video__transcript">
          <summary>
            <span>{t('video.transcript')}</span>
            <Icon name="chevron-down" className="icon--turn" />
          </summary>
          <div className="flow">
            <Blocks of={video.transcript} />
          </div>
        </details>
      </div>
    </article>
  )
}

function Chapters({ of: { chapters } }: { of: Video }) {
  const { t } = usePage()
  return (
    <ol className="chapters" aria-label={t('video.chapters')}>
      {chapters.map(({ from, title }) => (
        <li key={from}>
          <bdi dir="ltr">{from}</bdi> {title}
        </li>
      ))}
    </ol>
  )
}

import type { Video } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { RecordIndex } from '../../../ui/lists/record-index'
import { PlayLink, VideoStill } from '../../../ui/media/player'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection, Part } from '../../../ui/page/section'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { PhoneFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { VideoGalleryPayload } from './payload'
import '../../../ui/card-link.css'
import '../../../ui/hint.css'
import '../../../ui/page/section-green.css'
import './videos.css'

export function VideoGallery(props: PageProps<VideoGalleryPayload>) {
  const { t } = usePage()
  const [latest, ...more] = props.payload.videos
  return (
    <>
      <PageHead lead={t('video.lead')} />
      {latest && (
        <PageSection id="latest" title={t('video.latest')} ground="green" isTight>
          <Clip video={latest} />
        </PageSection>
      )}
      <PageBody of={props}>
        <p className="hint">{t(latest ? 'video.privacy' : 'video.empty')}</p>
        {more.length > 0 && (
          <Part id="more" title={t('video.more')}>
            <RecordIndex
              label={t('video.index')}
              items={more.map(({ slug, title, length }) => ({ slug, title, note: length }))}
            />
            {more.map((video) => (
              <Clip video={video} key={video.slug} />
            ))}
          </Part>
        )}
      </PageBody>
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
          <PlayLink className="card-link" of={video} label={t('video.play')} />
        </h3>
        <p className="item-meta">
          <Hidden>{t('video.length')} </Hidden>
          <bdi dir="ltr">{video.length}</bdi> · <Day date={video.date} />
          {video.signed && ` · ${t('video.signed')}`}
        </p>
        <p>{video.summary}</p>
        {video.speaker && <p>{video.speaker}</p>}
        <PhoneFold title={t('video.chapters')}>
          <ol className="chapters" aria-label={t('video.chapters')}>
            {video.chapters.map(({ from, title }) => (
              <li key={from}>
                <b>
                  <bdi dir="ltr">{from}</bdi>
                </b>
                {title}
              </li>
            ))}
          </ol>
        </PhoneFold>
        <FoldDetails title={t('video.transcript')} className="fold-row">
          <div className="flow">
            <Blocks of={video.transcript} />
          </div>
        </FoldDetails>
      </div>
    </article>
  )
}

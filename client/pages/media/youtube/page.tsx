import { usePage } from '../../../i18n'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { PlayLink, VideoStill } from '../../../ui/media/player'
import { PageHead } from '../../../ui/page/page-head'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { OutsideLink, PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { ContentSectionHead } from '../../help/section'
import type { YoutubePayload } from './payload'

export function Youtube(props: PageProps<YoutubePayload>) {
  const { t, site } = usePage()
  const { sections, lead, videos } = props.payload
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
      <PageBody of={props}>
        {videos.length === 0 && <p>{t('channel.empty')}</p>}
        <CardGrid>
          {/* Nothing is requested from the video host before the click. */}
          {videos.map((video) => (
            <GridCard
              key={video.slug}
              picture={<VideoStill of={video} />}
              title={<PlayLink of={video} label={t('channel.play')} className="card-link" />}
              level={2}
              isVideo
            >
              <p>
                <Hidden>{t('channel.length')} </Hidden>
                <bdi dir="ltr">{video.length}</bdi> · <Day date={video.date} />
              </p>
              <p>{video.summary}</p>
            </GridCard>
          ))}
        </CardGrid>
        <section className="part" aria-labelledby={sections.before.id}>
          <ContentSectionHead of={sections.before} />
        </section>
      </PageBody>
    </>
  )
}

import type { YoutubePayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { PlayLink } from '../../ui/media/player'
import { VideoStill } from '../../ui/media/video-still'
import { Day } from '../../ui/text/date'
import { Hidden } from '../../ui/text/hidden'

/** Nothing is requested from the video host before the click. */
export function Clip({ of: video }: { of: YoutubePayload['videos'][number] }) {
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

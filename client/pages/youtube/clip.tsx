import type { YoutubePayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { Cover } from '../../ui/drawings/cover'
import { Icon } from '../../ui/icons/icon'
import { PlayerPlace, PlayLink } from '../../ui/media/player'
import { Day } from '../../ui/text/date'
import { Hidden } from '../../ui/text/hidden'

/** A clip as a card that plays when it is pressed, here or where it leads; nothing of it loads before. */
export function Clip({ of: video }: { of: YoutubePayload['videos'][number] }) {
  const { t } = usePage()
  const { slug, summary, date, length, drawing } = video
  return (
    <li className="clip" data-video="">
      <div className="clip__cover">
        <Cover slug={slug} look={drawing} width={480} height={270} />
        <span className="clip__length">
          <Icon name="play" />
          <Hidden>{t('channel.length')} </Hidden>
          <bdi dir="ltr">{length}</bdi>
        </span>
        <PlayerPlace of={video} />
      </div>
      <h2>
        <PlayLink of={video} label={t('channel.play')} className="card-link" />
      </h2>
      <p className="clip__date">
        <Day date={date} />
      </p>
      <p>{summary}</p>
    </li>
  )
}

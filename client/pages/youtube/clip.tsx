import type { YoutubePayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { Day } from '../../ui/date'
import { Cover } from '../../ui/drawings/cover'
import { Hidden } from '../../ui/hidden'
import { Icon } from '../../ui/icon'

/** A clip as a card that leads to where it plays; nothing of it loads before it is pressed. */
export function Clip({ of: video }: { of: YoutubePayload['videos'][number] }) {
  const { t } = usePage()
  const { slug, title, summary, href, date, length, drawing } = video
  return (
    <li className="clip">
      <div className="clip__cover">
        <Cover slug={slug} look={drawing} width={480} height={270} />
        <span className="clip__length">
          <Icon name="play" />
          <Hidden>{t('channel.length')} </Hidden>
          <bdi dir="ltr">{length}</bdi>
        </span>
      </div>
      <h2>
        <a href={href} rel="noopener">
          <Hidden>{t('channel.play')} </Hidden>
          {title}
          <Hidden>{t('link.outside')}</Hidden>
        </a>
      </h2>
      <p className="clip__date">
        <Day date={date} />
      </p>
      <p>{summary}</p>
    </li>
  )
}

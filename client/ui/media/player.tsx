import type { Video } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { Icon } from '../icons/icon'
import { Hidden } from '../text/inline'
import { MediaPicture } from './media-picture'
import './player.css'

interface PlayLinkProps {
  of: Pick<Video, 'title' | 'href' | 'player'>
  /** Visually hidden text before the title. */
  label: string
  className: string
}

/** Link to a video; if the video may play in the page, players.ts opens its player instead. */
export function PlayLink({ of, label, className }: PlayLinkProps) {
  const { t } = usePage()
  const { title, href, player } = of
  return (
    <a
      className={className}
      href={href}
      rel="noopener"
      data-player={player ?? undefined}
      data-title={player ? title : undefined}
    >
      <Hidden>{label} </Hidden>
      {title}
      <span className={player ? 'no-script' : undefined}>
        <Hidden>{t('link.outside')}</Hidden>
      </span>
    </a>
  )
}

type StillVideo = Pick<Video, 'title' | 'href' | 'player' | 'picture' | 'length'>

/** A video before it plays: its still, or its title on green. */
export function VideoStill({ of: video }: { of: StillVideo }) {
  const { title, picture, player, length } = video
  return (
    <div className="video-still">
      {picture ? (
        <MediaPicture of={picture} ratio="16:9" sizes="(min-width: 64rem) 45rem, 92vw" />
      ) : (
        <p className="video-still__title" aria-hidden="true">
          {title}
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty until players.ts adds the iframe */}
      {player && <div className="player" dangerouslySetInnerHTML={keepServerMarkup} />}
      <span className="play-sign" aria-hidden="true">
        <Icon name="play" />
        <bdi dir="ltr">{length}</bdi>
      </span>
    </div>
  )
}

import type { Video } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { Icon } from '../icons/icon'
import { SmallChart } from '../record-charts/small-chart'
import { SceneDrawing } from '../scenes/scene'
import { Hidden } from '../text/inline'
import './player.css'
import '../record-charts/record-chart.css'
import '../chart-cover.css'

interface Playable {
  title: string
  href: string
  /** URL of the player, if the video may play in the page. */
  player: string | null
}

interface PlayLinkProps {
  of: Playable
  /** Visually hidden text before the title. */
  label: string
  className?: string
}

/** Container for players.ts; React leaves its content alone. */
function PlayerContainer({ of }: { of: Playable }) {
  if (!of.player) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty until players.ts adds the iframe
  return <div className="player" dangerouslySetInnerHTML={keepServerMarkup} />
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

type StillVideo = Pick<Video, 'slug' | 'title' | 'href' | 'player' | 'scene' | 'cover'>

/** A video before it plays: the scene of its subject, and its chapters along its length. */
export function VideoStill({ of: video }: { of: StillVideo }) {
  return (
    <div className="video-still">
      <div className="video-still__frame">
        <SceneDrawing of={video.scene} seed={video.slug} width={640} height={360} />
        <PlayerContainer of={video} />
      </div>
      <div className="chart-cover chart-cover--deep">
        <span className="play-sign">
          <Icon name="play" />
        </span>
        <SmallChart of={video.cover} />
      </div>
    </div>
  )
}

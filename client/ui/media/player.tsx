import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { Hidden } from '../text/hidden'
import './player.css'

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
export function PlayerContainer({ of }: { of: Playable }) {
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

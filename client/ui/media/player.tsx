import { usePage } from '../../i18n'
import { asItStands } from '../text/as-it-stands'
import { Hidden } from '../text/hidden'

interface Playable {
  title: string
  href: string
  /** Address of the player, where the video may play on the page. */
  player: string | null
}

interface PlayLinkProps {
  of: Playable
  /** What stands before the title for who does not see the card. */
  label: string
  className?: string
}

/** Where players.ts puts the player; React leaves what stands in it alone. */
export function PlayerPlace({ of }: { of: Playable }) {
  if (!of.player) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and the player's frame later
  return <div className="player" dangerouslySetInnerHTML={asItStands} />
}

/** A link to a video; where it may play on the page, players.ts opens its player instead. */
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

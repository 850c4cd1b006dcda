import type { Person } from '#domain/payloads/payloads'

const sizes = { small: 80, large: 112, full: 240 } as const

interface PortraitProps {
  of: Pick<Person, 'photo' | 'initials'>
  size?: keyof typeof sizes
}

/**
 * A person's picture, or the initials in its place. The name stands beside it, so neither is read
 * out; it needs the styles of `avatar`.
 */
export function Portrait({ of: { photo, initials }, size = 'small' }: PortraitProps) {
  const className = size === 'small' ? 'avatar' : `avatar avatar--${size}`
  if (!photo) {
    return (
      <span className={className} aria-hidden="true">
        {initials}
      </span>
    )
  }
  const side = sizes[size]
  // For an eager picture React puts a preload into the content, and then draws all of it anew.
  return <img className={className} src={photo} alt="" width={side} height={side} loading="lazy" />
}

import type { Person } from '#domain/payloads/home'
import type { TransitionProps } from '../page/transition'
import './avatar.css'

const sizes = { small: 80, large: 112, full: 240 } as const

interface PortraitProps {
  of: Pick<Person, 'photo' | 'initials'>
  size?: keyof typeof sizes
  transition?: TransitionProps
}

/**
 * Photo of a person, or the initials. Hidden from assistive technology, because the name is beside
 * it.
 */
export function Portrait({ of: { photo, initials }, size = 'small', transition }: PortraitProps) {
  const className = size === 'small' ? 'avatar' : `avatar avatar--${size}`
  if (!photo) {
    return (
      <span className={className} aria-hidden="true" {...transition}>
        {initials}
      </span>
    )
  }
  const side = sizes[size]
  // For an eager image React inserts a preload into the content and then renders all of it again.
  return (
    <img
      className={className}
      src={photo}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      {...transition}
    />
  )
}

import type { Person } from '#domain/payloads/home'
import type { TransitionProps } from '../page/transition'
import { MediaPicture } from './media-picture'
import './avatar.css'

const widths = { small: 80, large: 112, full: 240 } as const

export type PortraitSize = keyof typeof widths

interface PortraitProps {
  of: Pick<Person, 'picture' | 'initials'>
  size?: PortraitSize
  transition?: TransitionProps
}

/**
 * The picture of a person, or the initials. Hidden from assistive technology, because the name is
 * beside it.
 */
export function Portrait({ of: { picture, initials }, size = 'small', transition }: PortraitProps) {
  const variant = `avatar avatar--${size}${picture ? ' avatar--picture' : ''}`
  return (
    <span className={variant} aria-hidden="true" {...transition}>
      {picture ? <MediaPicture of={picture} ratio="4:5" sizes={`${widths[size]}px`} /> : initials}
    </span>
  )
}

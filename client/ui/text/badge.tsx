import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-names'
import './badge.css'

export type Tone = 'calm' | 'new' | 'info' | 'away' | 'success' | 'warn' | 'danger'

interface BadgeProps {
  tone: Tone
  icon?: IconName
  children: ReactNode
}

/** A state in a word or two. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={`badge tone--${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

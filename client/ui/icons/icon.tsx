import { icons } from 'virtual:icons'
import { asItStands } from '../text/as-it-stands'
import type { IconName } from './icon-names'

export interface IconProps {
  name: IconName
  className?: string
  /** Follows the reading direction: mirrored in Arabic. */
  flip?: boolean
}

/** The classes of an icon, by what it is and how it stands. */
export function iconClasses({ name, className, flip }: IconProps): string {
  const classes = ['icon']
  if (flip) classes.push('icon--flip')
  if (name.startsWith('brand-')) classes.push('icon--brand')
  if (className) classes.push(className)
  return classes.join(' ')
}

/** A drawing beside words: always hidden from assistive technology. */
export function Icon(of: IconProps) {
  const body = icons[of.name]
  return (
    <svg
      className={iconClasses(of)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the build, never of a visitor
      dangerouslySetInnerHTML={body ? { __html: body } : asItStands}
    />
  )
}

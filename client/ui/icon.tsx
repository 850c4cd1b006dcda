import { icons } from 'virtual:icons'
import { asItStands } from './as-it-stands'
import type { IconName } from './icon-names'

interface IconProps {
  name: IconName
  className?: string
  /** Follows the reading direction: mirrored in Arabic. */
  flip?: boolean
}

/** A drawing beside words: always hidden from assistive technology. */
export function Icon({ name, className, flip = false }: IconProps) {
  const classes = ['icon']
  if (flip) classes.push('icon--flip')
  if (name.startsWith('brand-')) classes.push('icon--brand')
  if (className) classes.push(className)
  const body = icons[name]
  return (
    <svg
      className={classes.join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the build, never of a visitor
      dangerouslySetInnerHTML={body ? { __html: body } : asItStands}
    />
  )
}

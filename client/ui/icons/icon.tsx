import { icons } from 'virtual:icons'
import { keepServerMarkup } from '../html/keep-server-markup'
import type { IconName } from './icon-names'

export interface IconProps {
  name: IconName
  className?: string
  /** Mirrored in right-to-left text. */
  flip?: boolean
}

function iconClasses({ name, className, flip }: IconProps): string {
  const classes = ['icon']
  if (flip) classes.push('icon--flip')
  if (name.startsWith('brand-')) classes.push('icon--brand')
  if (className) classes.push(className)
  return classes.join(' ')
}

/** Always hidden from assistive technology. */
export function Icon(of: IconProps) {
  const body = icons[of.name]
  return (
    <svg
      className={iconClasses(of)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from the build, never from a visitor
      dangerouslySetInnerHTML={body ? { __html: body } : keepServerMarkup}
    />
  )
}

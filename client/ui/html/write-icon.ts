import { icons } from 'virtual:icons'
import { Markup, markup } from '#domain/text/markup'
import { type IconProps, iconClasses } from '../icons/icon'

/** Always hidden from assistive technology. */
export function writeIcon(of: IconProps): Markup {
  const body = new Markup(icons[of.name] ?? '')
  return markup`<svg class="${iconClasses(of)}" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`
}

import { icons } from 'virtual:icons'
import { Markup, markup } from '#domain/text/markup'

/** An icon that is hidden from assistive technology, as `client/ui/icons/icon.tsx` renders it. */
export function writeIcon(name: keyof typeof icons, classes: string): Markup {
  const body = new Markup(icons[name] ?? '')
  return markup`<svg class="icon ${classes}" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`
}

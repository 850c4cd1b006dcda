import { usePage } from '../../i18n'
import { Icon } from './icon'
import type { IconName } from './icon-names'

/**
 * Icon that content names. The markup of one that the build lacks comes with the page's data; if it
 * could not be loaded, the icon stays empty beside its label and fetch-icons.ts requests it.
 */
export function ContentIcon({ name }: { name: string }) {
  const { icons } = usePage()
  const body = icons?.[name]
  // A name without an entry is in the build.
  if (body === undefined) return <Icon name={name as IconName} />
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only shapes, checked by the worker
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

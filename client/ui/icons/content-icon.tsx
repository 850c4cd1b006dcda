import { usePage } from '../../i18n'
import { Icon } from './icon'
import type { IconName } from './icon-names'

/**
 * An icon that content names. One that the build lacks comes with the page's data; where it could not
 * be had, its place stays empty beside its label, and fetch-icons.ts asks for it.
 */
export function ContentIcon({ name }: { name: string }) {
  const { icons } = usePage()
  const body = icons?.[name]
  // A name without an entry is one of the build's.
  if (body === undefined) return <Icon name={name as IconName} />
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone, checked by the worker
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

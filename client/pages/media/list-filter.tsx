import type { ReactNode } from 'react'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Choices } from '../../ui/lists/choices'

interface ListFilterProps {
  /** Parameter of the query. */
  name: string
  label: string
  /** Text of the choice without the filter. */
  all: string
  values: readonly { label: ReactNode; value: string }[]
  chosen: string | undefined
  /** Values of other filters, which each choice keeps. */
  kept?: Parameters<typeof withQuery>[1]
  className?: string
}

/** Values by which the list of a page is narrowed, one at a time. */
export function ListFilter(props: ListFilterProps) {
  const { name, label, all, values, chosen, kept, className = '' } = props
  const { locale, path } = usePage()
  return (
    <Choices
      className={className}
      label={label}
      choices={[{ label: all, value: undefined }, ...values].map((choice) => ({
        key: choice.value ?? 'all',
        title: choice.label,
        href: withQuery(localPath(path, locale), { ...kept, [name]: choice.value }),
        isChosen: choice.value === chosen,
      }))}
    />
  )
}

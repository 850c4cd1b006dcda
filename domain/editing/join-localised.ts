import type { GroupForm } from './field-form'

type Values = Readonly<Record<string, unknown>>

const groupOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {}

/** One value of those typed in each language: of a text both, of everything else the Arabic one. */
export function joinLocalised(fields: GroupForm['fields'], ar: Values, en: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, form]) => {
      const [one, other] = [ar[name], en[name]]
      if (form.control === 'group')
        return [name, joinLocalised(form.fields, groupOf(one), groupOf(other))]
      if (form.control !== 'text') return [name, one]
      const isBlank = !one && !other
      return [name, isBlank ? one : { ar: one ?? '', en: other ?? '' }]
    }),
  )
}

import type { RouteName } from '../site/routes'
import type { Form } from './form'
import { inquiry } from './inquiry'
import { invitation } from './invitation'
import { newsletter } from './newsletter'
import { openData } from './open-data'
import { support } from './support'

/** Forms with a page of their own, by the value of the hidden field `form`. */
export const forms = {
  support,
  inquiry,
  openData,
  invitation,
  newsletter,
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms

/** Name of the form on a page, or null. */
export function formOf(page: RouteName): FormName | null {
  const names = Object.keys(forms) as FormName[]
  return names.find((name) => forms[name].page === page) ?? null
}

/** True if the form creates a subscription instead of a ticket. */
export function isSubscription(form: string): boolean {
  return Object.values<Form>(forms).some(
    ({ name, record }) => name === form && record?.as === 'subscription',
  )
}

import type { RouteName } from '../site/routes'
import type { Form } from './form'
import { inquiry } from './inquiry'
import { invitation } from './invitation'
import { newsletter } from './newsletter'
import { openData } from './open-data'
import { support } from './support'

/** Every form that stands on a page of its own, by what its hidden field `form` says. */
export const forms = {
  support,
  inquiry,
  openData,
  invitation,
  newsletter,
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms

/** The form of a page, or null. */
export function formOf(page: RouteName): FormName | null {
  const names = Object.keys(forms) as FormName[]
  return names.find((name) => forms[name].page === page) ?? null
}

/** Whether a form makes its sender a subscriber, and not a request. */
export function isSubscription(form: string): boolean {
  return Object.values<Form>(forms).some(
    ({ name, record }) => name === form && record?.as === 'subscription',
  )
}

import type { RouteName } from '../site/routes'
import { type Form, fileFields } from './form'
import { inquiry } from './inquiry'
import { invitation } from './invitation'
import { newsletter } from './newsletter'
import { openData } from './open-data'
import { ownTicketForms } from './profile-forms'
import { support } from './support'
import { ticketActionForms } from './ticket-actions'

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

/** Names of the fields for files in the forms on a page. */
export function fileFieldsOf(page: RouteName): string[] {
  const all = [forms, ticketActionForms, ownTicketForms].flatMap((group): Form[] =>
    Object.values(group),
  )
  return [...new Set(all.filter((form) => form.page === page).flatMap(fileFields))]
}

/** True if the form creates a subscription instead of a ticket. */
export function isSubscription(form: string): boolean {
  return Object.values<Form>(forms).some(
    ({ name, record }) => name === form && record?.as === 'subscription',
  )
}

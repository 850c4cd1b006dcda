import type { Form } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { translators } from '#domain/messages/translators'
import type { FormOptions } from '#domain/payloads/forms'
import type { Locale } from '#domain/site/locale'
import type { TicketFile } from '#domain/staff/ticket'

/** Fields that the page shows elsewhere. */
const shownElsewhere = [
  ...['fullName', 'contactName', 'email', 'message', 'requestDetails', 'eventDescription'],
  ...['mainType', 'attachments'],
]

/** Answers of a ticket's form with their labels, in the order of the form. */
export function presentAnswers(
  locale: Locale,
  formName: string,
  answers: Record<string, unknown>,
  { lists }: FormOptions,
): { label: string; value: string }[] {
  const form: Form | undefined = Object.values<Form>(forms).find(({ name }) => name === formName)
  return Object.entries(form?.fields ?? {}).flatMap(([name, field]) => {
    const value = answers[name]
    if (shownElsewhere.includes(name) || typeof value !== 'string' || value === '') return []
    const option = field.list && lists[field.list].find((one) => one.value === value)
    return [{ label: translators[locale](field.label), value: option?.label ?? value }]
  })
}

/** The files of a ticket; `attachments` is the one field of all forms that holds some. */
export function presentFiles({ attachments }: Record<string, unknown>): TicketFile[] {
  if (!Array.isArray(attachments)) return []
  return attachments.map(({ name, size }, index) => ({
    number: index + 1,
    name: String(name),
    size: Number(size),
  }))
}

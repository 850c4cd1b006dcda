import type { Field } from '#domain/forms/field'
import { type Form, fileFields } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { translators } from '#domain/messages/translators'
import type { FormOptions } from '#domain/payloads/forms'
import type { Locale } from '#domain/site/locale'

type Answers = Record<string, unknown>

function findForm(name: string): Form | undefined {
  return Object.values<Form>(forms).find((known) => known.name === name)
}

/** The stored answers of a form in its order, with the labels of fields and of chosen values. */
export function presentAnswers(
  form: string,
  answers: Answers,
  locale: Locale,
  { lists }: FormOptions,
): { label: string; text: string }[] {
  const t = translators[locale]
  const textOf = (value: string, { list }: Field) =>
    (list && lists[list].find((option) => option.value === value)?.label) ?? value
  return Object.entries<Field>(findForm(form)?.fields ?? {}).flatMap(([name, field]) => {
    const value = answers[name]
    return typeof value === 'string' ? [{ label: t(field.label), text: textOf(value, field) }] : []
  })
}

/** Descriptions of the attached files among the stored answers. */
export function filesIn(form: string, answers: Answers): { name: string; size: number }[] {
  const found = findForm(form)
  // The worker wrote them (worker/attachments/store).
  return (found ? fileFields(found) : []).flatMap(
    (name) => (answers[name] ?? []) as { name: string; size: number }[],
  )
}

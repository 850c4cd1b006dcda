import { translators } from '#client/translators.ts'
import { createFormat, type Digits } from '#domain/dates/format'
import type { Field } from '#domain/forms/field'
import { type Form, fileFields } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import type { FormOptions } from '#domain/payloads/forms'
import type { Locale } from '#domain/site/locale'
import type { TicketFile } from '#domain/staff/ticket'

interface StoredAnswers {
  form: string
  answers: Record<string, unknown>
  /** Fields that are not presented. */
  without?: readonly string[]
}

function findForm(name: string): Form | undefined {
  return Object.values<Form>(forms).find((known) => known.name === name)
}

/** The stored answers in the order of the form, with the labels of fields and of chosen values; dates in words. */
export function presentAnswers(
  { form, answers, without = [] }: StoredAnswers,
  { locale, digits }: { locale: Locale; digits: Digits },
  { lists }: FormOptions,
): { label: string; text: string }[] {
  const t = translators[locale]
  const textOf = (value: string, { list, control }: Field) => {
    if (control === 'date') return createFormat({ locale, digits }).date(value).gregorian
    return (list && lists[list].find((option) => option.value === value)?.label) ?? value
  }
  return Object.entries<Field>(findForm(form)?.fields ?? {}).flatMap(([name, field]) => {
    const value = answers[name]
    if (typeof value !== 'string' || value === '' || without.includes(name)) return []
    return [{ label: t(field.label), text: textOf(value, field) }]
  })
}

/** Descriptions of the attached files among the stored answers. */
export function filesIn({ form, answers }: StoredAnswers): Omit<TicketFile, 'scan'>[] {
  const found = findForm(form)
  // The worker wrote them (worker/attachments/store).
  const files = (found ? fileFields(found) : []).flatMap(
    (name) =>
      (answers[name] ?? []) as (Pick<TicketFile, 'name' | 'size'> &
        Partial<Pick<TicketFile, 'marks'>>)[],
  )
  return files.map(({ name, size, marks = [] }, at) => ({ number: at + 1, name, size, marks }))
}

import { expect, it } from 'vitest'
import { arChoiceNames } from '#client/staff/pages/entry/choice-names-ar.ts'
import { entryFields } from '#db/seed/entry-file'
import { type KindName, kinds } from '#domain/content/kinds'
import { describeFields, type FieldForm } from '#domain/editing/field-form'

/** Fields whose values are files and numbers. */
const shownAsTheyAre = ['file', 'per', 'sign']

/** The fixed values in a field, as `topic.projects`. */
function choicesIn(name: string, form: FieldForm): string[] {
  switch (form.control) {
    case 'list':
      return choicesIn(name, form.item)
    case 'group':
      return Object.entries(form.fields).flatMap(([inner, one]) => choicesIn(inner, one))
    case 'variant':
      return Object.entries(form.options).flatMap(([value, fields]) => [
        `${form.key}.${value}`,
        ...Object.entries(fields).flatMap(([inner, one]) => choicesIn(inner, one)),
      ])
    default:
      return 'values' in form ? form.values.map((value) => `${name}.${value}`) : []
  }
}

it.each(Object.keys(kinds) as KindName[])('every fixed value of a %s has a name', (kind) => {
  const fields = Object.entries(describeFields(entryFields(kind)))
  const values = fields.flatMap(([name, form]) => choicesIn(name, form))
  const named = Object.entries(arChoiceNames).flatMap(([field, names]) =>
    Object.keys(names).map((value) => `${field}.${value}`),
  )
  const nameless = values.filter((value) => !shownAsTheyAre.includes(value.split('.')[0] ?? ''))
  expect(nameless.filter((value) => !named.includes(value))).toEqual([])
})

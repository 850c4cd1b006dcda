import * as v from 'valibot'
import { listNames } from '#domain/forms/field'
import type { FormOptions } from '#domain/payloads/forms'
import type { Locale } from '#domain/site/locale'
import { readFormOptions } from '../pages/form-options'
import { loaderDeps } from '../payloads/loader'
import type { PayloadDeps } from '../payloads/payload-reader'

const text = v.string()
const option = v.object({ value: text, label: text, hint: v.nullable(text) })

/** Checked on every read: submissions are validated with it. */
const formOptionsShape = v.object({
  lists: v.object(v.entriesFromList(listNames, v.array(option))),
  kindNames: v.record(text, text),
  holidays: v.array(text),
  privacyVersion: text,
}) satisfies v.GenericSchema<unknown, Partial<FormOptions>>

/** Choice lists, holidays and privacy version for the forms, from memory if current. */
export async function loadFormOptions(deps: PayloadDeps, locale: Locale): Promise<FormOptions> {
  const { payload } = await deps.payloads.loadRemembered({
    name: 'forms',
    locale,
    read: () => readFormOptions(loaderDeps(deps, locale)),
    shape: formOptionsShape,
  })
  return payload as unknown as FormOptions
}

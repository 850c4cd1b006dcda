import * as v from 'valibot'
import { listNames } from '#domain/forms/field'
import type { FormOptions } from '#domain/payloads/forms'

const text = v.string()
const option = v.object({ value: text, label: text, hint: v.nullable(text) })

/** Checked on every read: submissions are validated with it. */
export const formOptionsShape = v.object({
  lists: v.object(v.entriesFromList(listNames, v.array(option))),
  kindNames: v.record(text, text),
  holidays: v.array(text),
  privacyVersion: text,
}) satisfies v.GenericSchema<unknown, Partial<FormOptions>>

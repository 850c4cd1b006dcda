import * as v from 'valibot'
import type { ContactPayload } from '#domain/payloads'

const text = v.string()
const optional = v.nullable(text)
const options = v.array(v.object({ value: text, label: text, hint: optional }))

/** What the worker itself reads of the contact page's payload, when it takes a request in. */
export const contactShape = v.object({
  kinds: options,
  topics: options,
  holidays: v.array(text),
  privacyVersion: text,
}) satisfies v.GenericSchema<unknown, Partial<ContactPayload>>

import { joinSource, splitSource } from '#db/editing/source'
import { entryFields } from '#db/seed/entry-file'
import type { KindName } from '#domain/content/kinds'
import { describeFields, type GroupForm } from '#domain/editing/field-form'
import type { TypedRecord } from '#domain/editing/form-names'
import type { ContentSource } from '#domain/editing/source'
import { readTypedGroup, toTypedGroup } from '#domain/editing/typed-values'

const known = new Map<KindName, GroupForm['fields']>()

/** The controls of a kind, drawn from its schema. */
export function fieldsOfKind(kind: KindName): GroupForm['fields'] {
  const fields = known.get(kind) ?? describeFields(entryFields(kind))
  known.set(kind, fields)
  return fields
}

/** A content file as the form of its kind shows it. */
export function toTypedRecord(kind: KindName, source: ContentSource): TypedRecord {
  const fields = fieldsOfKind(kind)
  const { ar, en } = splitSource(source)
  return { ar: toTypedGroup(fields, ar), en: toTypedGroup(fields, en) }
}

/** The content file that is typed in a form. */
export function readTypedRecord(kind: KindName, { ar, en }: TypedRecord): ContentSource {
  const fields = fieldsOfKind(kind)
  return joinSource(kind, { ar: readTypedGroup(fields, ar), en: readTypedGroup(fields, en) })
}

import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Locale, LocalisedText } from '#domain/site/locale'

export type Json = Record<string, unknown>

/** A reference to a component of the document. */
export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** Several objects as one. */
export const merge = (parts: readonly Json[]): Json => Object.assign({}, ...parts)

/** A query parameter; its description stands beside its schema. */
export function parameter(name: string, description: string, schema: Json, more: Json = {}): Json {
  const { description: _, ...own } = schema
  return { name, in: 'query', description, schema: own, ...more }
}

const documentedSchema = v.object({
  type: v.literal('metadata'),
  metadata: v.object({ texts: v.custom<LocalisedText>((value) => typeof value === 'object') }),
})

/**
 * A valibot schema as JSON Schema (2020-12), with its descriptions in one language. Transformations
 * of the input, such as trimming, are left out.
 */
export function jsonSchemaOf(schema: v.GenericSchema, locale: Locale): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const documented = v.safeParse(documentedSchema, valibotAction)
      if (!documented.success) return undefined
      // The converter copies unknown metadata as it is.
      const { texts: _, ...known } = jsonSchema as JsonSchema & { texts?: LocalisedText }
      return { ...known, description: documented.output.metadata.texts[locale] }
    },
  })
  return converted
}

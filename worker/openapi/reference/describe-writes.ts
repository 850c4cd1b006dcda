import type { OpenApiPayload } from '#client/pages/open/open-api/payload.ts'
import type { ApiWrite } from '#domain/payloads/open'
import { apiPath } from '../../routing/api-paths'
import {
  type ApiDescription,
  answerOf,
  fieldOfParameter,
  fieldsOf,
  problemsOf,
  type Schema,
  type WriteOperation,
} from './document-parts'
import { sendPrograms, writeSamples } from './write-samples'

const isFile = ({ items }: Schema) => items?.format === 'binary'

function describeWrite(
  description: ApiDescription,
  origin: string,
  path: string,
  operation: WriteOperation,
): ApiWrite {
  const { content } = operation.requestBody
  const mediaTypes = Object.keys(content)
  const [mediaType = ''] = mediaTypes
  const { schema = {}, example = {} } = content[mediaType] ?? {}
  const { required = [], properties = {} } = schema
  const { altcha, ...fields } = example
  const answer = answerOf(operation)
  const operationPath = path.slice(apiPath.length + 1)
  return {
    name: operationPath.replace('/', '-'),
    path,
    title: operation.summary,
    mediaTypes,
    fields: fieldsOf(schema).map((field) => ({
      ...field,
      isRequired: required.includes(field.name),
    })),
    samples: writeSamples({
      api: origin + apiPath,
      path: operationPath,
      mediaType,
      fields,
      files: Object.keys(properties).filter((name) => isFile(properties[name] ?? {})),
      needsChallenge: altcha !== undefined,
    }),
    answer: { status: answer.status, fields: fieldsOf(answer.schema) },
    problems: problemsOf(description, operation),
  }
}

/** The writes, with the problems that each has besides those of all. */
export function describeWrites(
  description: ApiDescription,
  origin: string,
): Pick<OpenApiPayload, 'sending' | 'writes'> {
  const writes = Object.entries(description.paths).flatMap(([path, { post }]) =>
    post ? [describeWrite(description, origin, path, post)] : [],
  )
  const [first, ...others] = writes
  const shared = (first?.problems ?? []).filter((name) =>
    others.every(({ problems }) => problems.includes(name)),
  )
  const { 'Idempotency-Key': key } = description.components.parameters
  return {
    sending: {
      header: key ? [fieldOfParameter(key)] : [],
      programs: sendPrograms(origin + apiPath),
      problems: shared,
    },
    writes: writes.map((write) => ({
      ...write,
      problems: write.problems.filter((name) => !shared.includes(name)),
    })),
  }
}

import type { Field } from '#domain/forms/field'
import { fileFields, type Lists } from '#domain/forms/form'
import { type FormName, forms } from '#domain/forms/registry'
import { translators } from '#domain/messages/translators'
import { inquirySchema } from '#domain/resources/inquiry'
import type { Locale } from '#domain/site/locale'
import { keyShape } from '../../submissions/form-submission'
import { apiPath } from '../paths'
import {
  formOperations,
  formPaths,
  inquiryPath,
  type PageOperation,
  pageOperations,
  pagePaths,
  type WritePath,
  writePaths,
} from '../write/operations'
import { jsonSchemaOf } from './json-schema'
import { optionalFields, pageFields, samplePages } from './page-fields'
import { type Json, merge, parameter, ref } from './parts'
import { writeTexts } from './write-texts'

function fieldJson({ control, label, maxLength, list }: Field, lists: Lists, locale: Locale): Json {
  const description = translators[locale](label)
  if (control === 'files') {
    return { description, type: 'array', items: { type: 'string', format: 'binary' } }
  }
  const formats: Partial<Record<Field['control'], string>> = { email: 'email', date: 'date' }
  const format = formats[control]
  const values = list && lists[list]
  return {
    ...{ description, type: 'string' },
    ...(format && { format }),
    ...(maxLength && { maxLength }),
    ...(values && values.length > 0 && { enum: values }),
  }
}

function formJson(name: FormName, lists: Lists, locale: Locale): Json {
  const { fields } = forms[name]
  const entries: [string, Field][] = Object.entries(fields)
  const required = entries.filter(
    ([, { isOptional, control }]) => !isOptional && control !== 'files',
  )
  return {
    type: 'object',
    additionalProperties: false,
    required: [...required.map(([field]) => field), 'altcha'],
    properties: {
      ...Object.fromEntries(entries.map(([field, of]) => [field, fieldJson(of, lists, locale)])),
      altcha: { type: 'string', description: writeTexts.altcha[locale] },
    },
  }
}

function inquiryJson(locale: Locale): Json {
  const { ticketNumber, email } = writeTexts.inquiryFields
  return {
    type: 'object',
    additionalProperties: false,
    required: ['ticketNumber', 'email'],
    properties: {
      ticketNumber: { type: 'string', maxLength: 32, description: ticketNumber[locale] },
      email: { type: 'string', format: 'email', maxLength: 254, description: email[locale] },
    },
  }
}

function pageJson(name: PageOperation, locale: Locale): Json {
  const own = pageFields[name](locale)
  return {
    type: 'object',
    additionalProperties: false,
    required: [
      'page',
      'altcha',
      ...Object.keys(own).filter((field) => !optionalFields.includes(field)),
    ],
    properties: {
      page: {
        type: 'string',
        description: writeTexts.page[locale],
        examples: [samplePages[name]],
      },
      ...own,
      altcha: { type: 'string', description: writeTexts.altcha[locale] },
    },
  }
}

interface Write {
  body: Json
  mediaType: string
  /** The successful response. */
  status: '200' | '201'
  answer: Json
}

function writeOperation(
  path: WritePath | typeof inquiryPath,
  locale: Locale,
  { body, mediaType, status: success, answer }: Write,
): Json {
  const [first = '', ...rest] = path.split(/[/-]/)
  const operationId = ['send', first, ...rest]
    .map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')
  return {
    [`${apiPath}/${path}`]: {
      post: {
        operationId,
        tags: ['writes'],
        summary: writeTexts.operations[path][locale],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            description: writeTexts.key[locale],
            schema: { type: 'string', pattern: keyShape.source },
          },
        ],
        requestBody: { required: true, content: { [mediaType]: { schema: body } } },
        responses: {
          [success]: {
            description: writeTexts[success === '201' ? 'accepted' : 'found'][locale],
            content: { 'application/json': { schema: answer } },
          },
          ...Object.fromEntries(
            ['400', '403', '404', '408', '413', '415', '422', '429', '500', '503'].map((status) => [
              status,
              ref('responses', 'WriteProblem'),
            ]),
          ),
        },
      },
    },
  }
}

const receiptJson = (locale: Locale): Json => ({
  type: 'object',
  required: ['reference', 'kind', 'receipt'],
  properties: {
    reference: { type: 'string', description: writeTexts.reference[locale] },
    kind: { type: 'string', description: writeTexts.kind[locale] },
    receipt: { type: 'string', format: 'uri', description: writeTexts.receipt[locale] },
  },
})

const tallyJson = (locale: Locale): Json => ({
  type: 'object',
  required: ['tally'],
  properties: { tally: { type: ['object', 'null'], description: writeTexts.tally[locale] } },
})

function challengePath(locale: Locale): Json {
  return {
    [`${apiPath}/challenge`]: {
      get: {
        operationId: 'getChallenge',
        tags: ['writes'],
        summary: writeTexts.challenge[locale],
        description: writeTexts.challengeText[locale],
        parameters: [
          parameter(
            'for',
            writeTexts.challengeFor[locale],
            { type: 'string', enum: writePaths },
            { required: true },
          ),
          parameter('key', writeTexts.challengeKey[locale], {
            type: 'string',
            pattern: keyShape.source,
            examples: ['00000000-0000-4000-8000-000000000000'],
          }),
        ],
        responses: {
          '200': {
            description: writeTexts.challenge[locale],
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['for', 'challenge'],
                  properties: { for: { type: 'string' }, challenge: { type: 'object' } },
                },
              },
            },
          },
          '400': ref('responses', 'BadRequest'),
          '429': ref('responses', 'TooManyRequests'),
        },
      },
    },
  }
}

/**
 * The `POST` operations of the API with the values of option lists, and the challenge that those
 * that store something need.
 */
export function writeOperations(locale: Locale, lists: Lists): Json {
  return merge([
    challengePath(locale),
    ...formPaths.map((path) => {
      const form = formOperations[path]
      const type = fileFields(forms[form]).length > 0 ? 'multipart/form-data' : 'application/json'
      const [body, answer] = [formJson(form, lists, locale), receiptJson(locale)]
      return writeOperation(path, locale, { body, mediaType: type, status: '201', answer })
    }),
    writeOperation(inquiryPath, locale, {
      ...{ body: inquiryJson(locale), mediaType: 'application/json' },
      ...{ status: '200', answer: jsonSchemaOf(inquirySchema, locale) as Json },
    }),
    ...pagePaths.map((path) => {
      const body = pageJson(pageOperations[path], locale)
      const answer = tallyJson(locale)
      const mediaType = 'application/json'
      return writeOperation(path, locale, { body, mediaType, status: '201', answer })
    }),
  ])
}

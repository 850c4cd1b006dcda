import type { Locale } from '#domain/site/locale'
import { type Json, ref } from './json-schema'
import { type ApiProblem, apiProblems, problemType } from './problem-types'

interface Failure {
  /** HTTP status. */
  status: string
  problems: readonly ApiProblem[]
}

const failures = {
  BadRequest: {
    status: '400',
    problems: ['unknown-parameter', 'invalid-parameter', 'invalid-cursor'],
  },
  BadParameter: { status: '400', problems: ['unknown-parameter', 'invalid-parameter'] },
  NotFound: { status: '404', problems: ['not-found'] },
  TooManyRequests: { status: '429', problems: ['too-many-requests'] },
  Unavailable: { status: '503', problems: ['unavailable'] },
  BadWrite: { status: '400', problems: ['missing-idempotency-key', 'malformed-body'] },
  ForeignOrigin: { status: '403', problems: ['foreign-origin'] },
  NoSuchPage: { status: '404', problems: ['no-such-page'] },
  RequestTimeout: { status: '408', problems: ['request-timeout'] },
  TooLarge: { status: '413', problems: ['too-large'] },
  UnsupportedMediaType: { status: '415', problems: ['unsupported-media-type'] },
  InvalidFields: { status: '422', problems: ['unknown-field', 'invalid-fields'] },
  NotAccepted: {
    status: '422',
    problems: ['unknown-field', 'invalid-fields', 'captcha', 'key-reused'],
  },
  TooManyWrites: { status: '429', problems: ['too-many-writes'] },
  Internal: { status: '500', problems: ['internal'] },
} as const satisfies Record<string, Failure>

type FailureName = keyof typeof failures

export const listFailures: readonly FailureName[] = [
  'BadRequest',
  'TooManyRequests',
  'Internal',
  'Unavailable',
]
export const recordFailures: readonly FailureName[] = [
  'BadParameter',
  'NotFound',
  'TooManyRequests',
  'Internal',
  'Unavailable',
]
/** Failures of all writes; the status 422 differs. */
export const writeFailures: readonly FailureName[] = [
  'BadWrite',
  'ForeignOrigin',
  'RequestTimeout',
  'TooLarge',
  'UnsupportedMediaType',
  'TooManyWrites',
  'Internal',
  'Unavailable',
]

/** References to failures by their status. */
export function failuresOf(names: readonly FailureName[]): Json {
  return Object.fromEntries(names.map((name) => [failures[name].status, ref('responses', name)]))
}

function responseOf({ problems }: Failure, origin: string, locale: Locale): Json {
  const hasRetry = problems.some((one) => apiProblems[one].status === 429 || one === 'unavailable')
  const types = problems.map((name) => problemType(origin, name))
  return {
    description: problems.map((name) => apiProblems[name].title[locale]).join('; '),
    headers: {
      'X-Request-Id': ref('headers', 'X-Request-Id'),
      ...(hasRetry && { 'Retry-After': ref('headers', 'Retry-After') }),
    },
    content: {
      'application/problem+json': {
        schema: { ...ref('schemas', 'Problem'), properties: { type: { enum: types } } },
      },
    },
  }
}

/** The responses of all failures, with the types of their problems. */
export function failureResponses(origin: string, locale: Locale): Json {
  return Object.fromEntries(
    Object.entries(failures).map(([name, one]) => [name, responseOf(one, origin, locale)]),
  )
}

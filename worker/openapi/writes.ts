import type * as v from 'valibot'
import type { Lists } from '#domain/forms/form'
import { keyShape } from '#domain/forms/idempotency-key'
import {
  challengeSchema,
  commentTally,
  inquirySchema,
  ratingTally,
  receiptSchema,
  usefulnessTally,
} from '#domain/resources/writes'
import type { Locale } from '#domain/site/locale'
import { apiPath } from '../routing/resolve-url'
import { failuresOf, writeFailures } from './failures'
import { type Json, jsonSchemaOf, merge, parameter, ref } from './json-schema'
import {
  challengePath,
  inquiryPath,
  isFormPath,
  isPagePath,
  type PagePath,
  type PostPath,
  postPaths,
  writePaths,
} from './operations'
import { writeTexts } from './texts'
import { requestContent } from './write-bodies'

const tallies: Record<PagePath, v.GenericSchema> = {
  feedback: usefulnessTally,
  ratings: ratingTally,
  comments: commentTally,
}

function answerSchema(path: PostPath): v.GenericSchema {
  if (isFormPath(path)) return receiptSchema
  return isPagePath(path) ? tallies[path] : inquirySchema
}

function operationIdOf(path: PostPath): string {
  const words = path.split(/[/-]/)
  return `send${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`
}

function writeOperation(path: PostPath, lists: Lists, locale: Locale): Json {
  const isInquiry = path === inquiryPath
  return {
    operationId: operationIdOf(path),
    tags: ['writes'],
    summary: writeTexts.operations[path][locale],
    description: [writeTexts.key[locale], !isInquiry && writeTexts.solveFirst[locale]]
      .filter(Boolean)
      .join(' '),
    parameters: [ref('parameters', 'Idempotency-Key'), ref('parameters', 'language')],
    requestBody: { required: true, content: requestContent(path, lists, locale) },
    responses: {
      [isInquiry ? '200' : '201']: {
        description: writeTexts[isInquiry ? 'found' : 'accepted'][locale],
        headers: {
          RateLimit: ref('headers', 'RateLimit'),
          'RateLimit-Policy': ref('headers', 'RateLimit-Policy'),
          Sandbox: ref('headers', 'Sandbox'),
          'X-Request-Id': ref('headers', 'X-Request-Id'),
        },
        content: { 'application/json': { schema: jsonSchemaOf(answerSchema(path), locale) } },
      },
      ...failuresOf([
        ...writeFailures,
        isInquiry ? 'InvalidFields' : 'NotAccepted',
        ...(isPagePath(path) ? (['NoSuchPage'] as const) : []),
      ]),
    },
  }
}

/** The header that every write requires. */
export function keyParameter(locale: Locale): Json {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: writeTexts.key[locale],
    schema: { type: 'string', pattern: keyShape.source },
  }
}

function challengeOperation(locale: Locale): Json {
  return {
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
        headers: {
          RateLimit: ref('headers', 'RateLimit'),
          'RateLimit-Policy': ref('headers', 'RateLimit-Policy'),
          'X-Request-Id': ref('headers', 'X-Request-Id'),
        },
        content: {
          'application/json': { schema: jsonSchemaOf(challengeSchema, locale) },
        },
      },
      ...failuresOf(['BadParameter', 'TooManyRequests', 'Internal']),
    },
  }
}

/**
 * The `POST` operations of the API with the values of option lists, and the challenge that those
 * that store something need.
 */
export function writeOperations(locale: Locale, lists: Lists): Json {
  return {
    [`${apiPath}/${challengePath}`]: { get: challengeOperation(locale) },
    ...merge(
      postPaths.map((path) => ({
        [`${apiPath}/${path}`]: { post: writeOperation(path, lists, locale) },
      })),
    ),
  }
}

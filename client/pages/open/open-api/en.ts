import type { Shape } from '#domain/messages/shape'
import type { arOpenApi } from './ar'

export const enOpenApi = {
  openApi: {
    start: 'Quick start',
    licenses: 'Licences of the software in this site',
    common: {
      title: 'Common to all collections',
      list: 'List fields',
      problems: 'List and record errors',
    },
    parameters: 'Parameters',
    fields: 'Record fields',
    answerFields: 'Response fields',
    name: 'Name',
    type: 'Type',
    meaning: 'Meaning',
    values: 'Values:',
    details: 'Parameters and fields',
    samples: 'Sample requests',
    required: 'Required',
    optional: 'Optional',
    one: 'To get one record:',
    reads: 'Read endpoints',
    writes: {
      title: 'Write endpoints',
      text: 'Try them here in the sandbox: what you send is checked and answered, then forgotten, and reaches nobody. Each call needs an idempotency key. All except the status inquiry also need a proof-of-work token (ALTCHA).',
      how: 'Submitting, step by step',
      header: 'Required header',
      shared: 'Errors common to all write endpoints',
      programs: 'Functions that solve the challenge and submit',
      body: 'Request body',
      answer: 'Response',
      furtherProblems: 'Other errors',
    },
    try: {
      title: 'Try it',
      hint: 'Send a request and see the API’s response.',
      sandbox:
        'Sent to the sandbox with a new key once a challenge is solved. Nothing of it is stored.',
      sandboxInquiry:
        'Asks for a number that the sandbox gave you, with the email address that you sent.',
      script: 'Trying a write needs JavaScript. The samples below show what your program sends.',
      any: 'Any',
      default: 'Default',
      send: 'Send request',
      answer: 'Response',
      facts: 'In {{milliseconds}} milliseconds, {{bytes}} bytes before compression',
      headers: 'Response headers',
      failed: 'The API could not be reached. Check your connection and try again.',
    },
    problems: {
      title: 'Errors',
      text: 'Errors are returned as application/problem+json (RFC 9457). The type of each error is its URL on this page.',
    },
  },
} as const satisfies Shape<typeof arOpenApi>

import type { Fault } from './content-faults'

/** Faults of answer templates detected within one file. */
export const ofOneTemplate: Fault[] = [
  [
    'a placeholder that the desk does not fill',
    'answer-template/duplicate.yaml',
    (text) => text.replace('the request [first reference]', 'the request {{first}}'),
    'answer-template/duplicate.yaml: en.text: Placeholders are {{name}}, {{reference}}, {{due}}, {{reopenUntil}}, {{officer}}',
  ],
  [
    'a kind of ticket that is not there',
    'answer-template/fault-fixed.yaml',
    (text) => text.replace('kinds: [TECH]', 'kinds: []'),
    'answer-template/fault-fixed.yaml: kinds: Invalid length: Expected >=1 but received 0',
  ],
]

/** Faults of answer templates detected by comparing languages and files. */
export const ofTemplates: Fault[] = [
  [
    'a gap that one language lacks',
    'answer-template/duplicate.yaml',
    (text) => text.replace('the request [first reference]', 'another request'),
    'answer-template/duplicate.yaml: text: Both languages must have the same placeholders, and as many gaps in brackets',
  ],
  [
    'a topic that is not there',
    'answer-template/closed-agreement.yaml',
    (text) => text.replace('topics: [framework-agreements]', 'topics: [tenders]'),
    'answer-template/closed-agreement.yaml: topics: There is no topic "tenders"',
  ],
]

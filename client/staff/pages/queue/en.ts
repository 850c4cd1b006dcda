import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskQueue } from './ar'

export const enDeskQueue = {
  deskQueue: {
    lists: 'Lists',
    openLists: 'Open',
    finishedLists: 'Finished',
    views: {
      open: 'All open',
      mine: 'Assigned to me',
      new: 'New, unassigned',
      overdue: 'Overdue',
      waiting: 'Waiting for the sender',
      referred: 'Referred',
      team: 'Referred to my team',
      absent: 'Of absent colleagues',
      answered: 'Answered this week',
      ended: 'Rejected, duplicate, withdrawn',
    },
    found: 'Requests from this address',
    foundWords: 'Requests with these words',
    searched:
      'Searched: open requests and those that ended within 90 days, in what the sender wrote and what was written to them. The newest fifty are shown; another word narrows the search.',
    next: 'Take next request',
    all: 'All open requests',
    narrowed: 'filtered',
    empty: 'No requests here.',
    caption: 'Requests, overdue ones first',
    select: 'Select',
    columns: {
      due: 'Due',
      ticket: 'Request',
      status: 'Status',
      assignee: 'Assignee',
      age: 'Age',
    },
    groups: {
      over: 'Overdue',
      today: 'Due today',
      ahead: 'Tomorrow and after',
      held: 'Clock stopped: waiting for the sender',
    },
    languages: { ar: 'Arabic', en: 'English' },
    nobody: 'Unassigned',
    openFor: 'Being viewed by {{names}}',
    age: ({ count }) =>
      count === 0 ? 'Today' : plural('en', count, { one: '1 day', other: '# days' }),
    filter: 'Filter',
    filters: { kind: 'Kind', lang: 'Language', assignee: 'Assignee' },
    any: { kind: 'All kinds', lang: 'Both languages', assignee: 'Any assignee' },
    batch: 'Selected:',
    toMe: 'Assign to me',
    toOther: 'Assign to {{name}}',
    assign: 'Assign',
    away: 'Away',
    takeOver: 'Take over',
    handOver: {
      title: 'Hand over all open requests of an absent colleague',
      from: 'Absent colleague',
      to: 'Colleague who takes them over',
      submit: 'Hand over all',
    },
    answeredToday: 'answered today',
    pages: 'Pages',
    first: 'First page',
    more: 'Next page',
    csv: {
      label: 'Download the list as CSV',
      columns: {
        reference: 'Reference',
        kind: 'Kind',
        topic: 'Topic',
        language: 'Language',
        status: 'Status',
        received: 'Received on',
        due: 'Reply due on',
        assignee: 'Assignee',
      },
    },
    lookUp: {
      noReference:
        'No request has this reference. Check the digits, or search by the whole email address.',
      noEmail: 'No request came from this address.',
      noWords:
        'No open request, and none that ended within 90 days, has all these words. Whole words are looked for: a name, an organisation, a telephone number, a word of the text.',
      incomplete:
        'Type the reference, the whole email address, or words of the request: addresses are stored encrypted, so a part of one finds nothing.',
    },
  },
} as const satisfies Shape<typeof arDeskQueue>

import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskOperations } from './ar'

export const enDeskOperations = {
  deskOperations: {
    title: 'Operations',
    asOf: 'Figures as of {{time}}.',
    covers:
      'The figures are those of this site and its database, over all locations. Static files such as fonts and scripts are sent without the program and are not counted. Figures are written 15 seconds after they are counted: those of an instance of the program that ends sooner are missing. While the database is away they wait in memory, and some may be counted twice. They are kept for 14 days and hold nothing about anybody.',
    unknown: 'Unknown',
    none: 'None',
    figures: {
      jobs: 'Jobs that do not succeed',
      answers: 'Answers a minute',
      kept: 'Pages from memory',
      mail: 'Mails that wait',
      outbox: 'Requests outside D1',
    },
    minutes: ({ count }) =>
      count === 0
        ? 'less than a minute'
        : plural('en', count, { one: '1 minute', other: '# minutes' }),
    hours: ({ count }) => plural('en', count, { one: '1 hour', other: '# hours' }),
    days: ({ count }) => plural('en', count, { one: '1 day', other: '# days' }),
    oldest: 'oldest {{age}}',
    jobs: {
      good: 'The jobs of every minute succeed',
      bad: ({ count }) =>
        plural('en', count, { one: '1 job does not succeed', other: '# jobs do not succeed' }),
      table: 'Jobs',
      hint: 'The last run of each job. A job is late if it has not succeeded for a quarter of an hour.',
      columns: {
        job: 'Job',
        state: 'State',
        succeeded: 'Last success',
        failed: 'Last failure',
        ms: 'Milliseconds',
      },
      names: {
        drainOutbox: 'Store what waited outside the database',
        sendMails: 'Send mails',
        scanAttachments: 'Scan attachments',
        publishDueDrafts: 'Publish drafts at their time',
        publishScheduled: 'Show and hide records at their time',
        publishDueDatasets: 'Publish datasets',
        updateSearch: 'Update the search index',
        keepAuditHead: 'Keep the head of the audit log',
        sweep: 'Delete what has expired',
        proveDataKey: 'Prove the encryption key',
        countStatus: 'Check the parts of the site',
        countStorage: 'Count stored files',
        sendIssues: 'Send the newsletter',
      },
      states: {
        working: 'Succeeds',
        failing: 'Fails',
        late: 'Late',
        unknown: 'Not recorded yet',
      },
    },
    requests: {
      title: 'Answers in six hours',
      finding: '{{answers}} answers a minute in the last whole quarter of an hour',
      table: 'The numbers in a table',
      hint: 'Mean of each quarter of an hour. “From memory” includes the cache of the data centre; “older copy” is what was shown because the database did not answer.',
      columns: {
        time: 'From',
        answers: 'A minute',
        kept: 'From memory',
        stale: 'Older copy',
        failed: 'Server errors',
      },
    },
    failures: {
      title: 'What failed within a day',
      hint: 'From the server’s log: the part that failed and the code of the error. Of many, another source answered and no visitor saw them.',
      none: 'Nothing failed in the last 24 hours.',
      columns: {
        group: 'Store or service',
        part: 'Part',
        code: 'Code',
        total: 'Times',
        last: 'Last about',
      },
      groups: {
        d1: 'Database D1',
        kv: 'KV store',
        r2: 'Files in R2',
        mail: 'Mail',
        login: 'Single sign-on',
        scanner: 'Virus scanner',
        other: 'Others',
      },
    },
    waiting: {
      title: 'What waits to be sent or stored',
      table: 'Queues',
      columns: { queue: 'Queue', total: 'Number', oldest: 'Age of the oldest', failed: 'Tried in vain' },
      queues: {
        outbox: 'Requests accepted while D1 was away',
        code: 'Mails with codes',
        registered: 'Receipts',
        status: 'Mails about a change of status',
        confirm: 'Confirmations of the newsletter',
        newsletter: 'Issues of the newsletter',
        scans: 'Attachments to be scanned',
      },
    },
    loaders: {
      title: 'Slowest pages within a day',
      hint: 'Time to read a page from the database when no copy is kept, in milliseconds.',
      none: 'No page was read from the database in the last day.',
      columns: { page: 'Page', mean: 'Mean', slowest: 'Slowest', total: 'Reads' },
    },
    index: {
      good: 'The search index matches the content',
      bad: 'The search index does not match the content',
      unknown: 'The search index could not be read',
      columns: {
        documents: 'Documents',
        waiting: 'Changes that wait',
        missing: 'Records without a document',
        orphaned: 'Documents without a record',
        updated: 'Last update',
      },
    },
    storage: {
      title: 'Storage',
      hint: 'One database may hold ten gigabytes. Stores of files have no limit and are counted once a day.',
      megabytes: '{{size}} MB',
      columns: {
        store: 'Store',
        size: 'Size',
        share: 'Of the limit',
        files: 'Files',
        counted: 'Counted',
      },
      stores: {
        DB: 'Database',
        SEARCH: 'Search database',
        ATTACHMENTS: 'Attachments of requests',
        DATASETS: 'Files of open data',
        MEDIA: 'Pictures and documents',
        AUDIT: 'Head of the audit log',
      },
    },
  },
} as const satisfies Shape<typeof arDeskOperations>

import type { arDatasetCharts } from '../ar/dataset-charts'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enDatasetCharts = {
  datasetCharts: {
    mark: {
      one: 'One square is one of them.',
      several: 'One square is {{per}} of them, and part of a square is fewer.',
    },
    requests: {
      finding: ({ part, total, totalText, first, last }) =>
        `Answered within three working days: ${part} of ${plural('en', total, {
          one: 'one request',
          other: `${totalText} requests`,
        })}, ${first === last ? `in ${first}` : `from ${first} to ${last}`}`,
      none: 'Requests answered each month',
      caption:
        'One square is {{per}} requests and part of a square is fewer, by the month they arrived. All kinds together; what is withheld is left out.',
      label: '{{first}} to {{last}}: requests answered in time {{inTime}}, late {{late}}.',
      inTime: 'In time',
      late: 'Late',
      month: 'Month',
    },
    agreements: {
      finding: ({ running, runningText, open, openText, day }) =>
        [
          plural('en', running, {
            one: 'One agreement in force',
            other: `${runningText} agreements in force`,
          }),
          plural('en', open, {
            one: 'one joining window is open today',
            other: open === 0 ? '' : `${openText} joining windows are open today`,
          }),
          day === null ? '' : `the next joining window opens on ${day}`,
        ]
          .filter((part) => part !== '')
          .join('; '),
      none: 'Framework agreements and their terms',
      caption:
        'Each bar is the term of an agreement, and the marks on it are joining windows, every six months in open agreements.',
      label: '{{count}} agreements along time, {{open}} of them open. The table has the details.',
      open: 'Open',
      closed: 'Closed',
      today: 'Today',
      until: '{{kind}}, until {{year}}',
      agreement: 'Agreement',
      kind: 'Kind',
      from: 'From',
      to: 'To',
      joining: 'Current or next joining window',
    },
    serviceLevels: {
      finding: ({ metText, months, monthsText, first, last }) =>
        `Replies in time met their target in ${metText} of ${plural('en', months, {
          one: `${monthsText} month`,
          other: `${monthsText} months`,
        })}, from ${first} to ${last}`,
      caption:
        'Share of requests answered within three working days. Months below the target are marked. The axis begins at {{start}}, not at zero.',
      label: 'From {{first}} ({{from}}) to {{last}} ({{to}}); the target is {{goal}}.',
      goal: 'Target {{goal}}',
      missed: 'Below the target',
      month: 'Month',
      value: 'Result',
      met: 'Met?',
      yes: 'Yes',
      no: 'No',
    },
    replyDays: {
      finding: 'Average time to reply in {{month}}: {{days}} working days',
      caption: 'One square is a working day, and part of a square is less.',
      label:
        'The average in {{month}} is {{days}} working days; the target is {{goal}} or fewer. The table has every month.',
      goal: 'Target: {{goal}} or fewer',
      filled: 'Average time taken',
      month: 'Month',
      days: 'Average working days',
    },
    achievements: {
      finding: 'The highest figure published for {{year}}: {{value}} billion riyals',
      mark: 'One square is one billion riyals.',
      caption:
        'Figures published in billions of riyals. The other indicators have other units; they are in the rows below.',
      label: '{{count}} indicators in billions of riyals, the highest {{title}}: {{value}}.',
      indicator: 'Indicator',
      value: 'Billion riyals',
    },
    regions: {
      finding: '{{title}} has the most teams: {{value}} of {{total}}',
      caption: 'Teams of the entities with their seat in each region.',
      label: '{{count}} regions; {{title}} has the most teams: {{value}} of {{total}}.',
      region: 'Region',
      teams: 'Teams',
    },
    workingDays: {
      finding: '{{year}} has {{days}} working days',
      caption: 'One square is a day from Sunday to Thursday; those struck through are holidays.',
      label: 'Working days in {{year}}: {{days}}; public holidays among them: {{holidays}}.',
      working: 'Working days',
      holidays: 'Public holidays',
      month: 'Month',
    },
    usefulness: {
      finding: ({ part, total, totalText }) =>
        `The page was useful in ${part} of ${plural('en', total, {
          one: 'one answer',
          other: `${totalText} answers`,
        })}`,
      caption: 'The pages with the most answers, and the answers that found them useful.',
      label: 'Most: {{title}}, {{value}}.',
      page: 'Page',
      useful: 'Useful',
    },
    searches: {
      finding: 'Searched for most in {{month}} and not found: “{{query}}”',
      caption: 'Visitors who searched and found nothing, counted day by day.',
      label: 'Most: “{{query}}”, {{value}}.',
      query: 'Query',
      visitors: 'Visitors',
    },
    categories: {
      terms: '{{total}} terms; the largest category, “{{title}}”, has {{value}}',
      questions: '{{total}} questions; the largest category, “{{title}}”, has {{value}}',
      caption: 'The entries in each category.',
      label: '{{count}} categories, the largest {{title}}: {{value}}.',
      category: 'Category',
      count: 'Number',
    },
  },
} as const satisfies Shape<typeof arDatasetCharts>

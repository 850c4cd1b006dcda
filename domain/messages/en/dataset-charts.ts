import type { arDatasetCharts } from '../ar/dataset-charts'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enDatasetCharts = {
  datasetCharts: {
    mark: {
      one: 'Each square is one item.',
      several: 'Each square is {{per}}.',
    },
    requests: {
      finding: ({ part, total, totalText, first, last }) =>
        `Answered within three working days: ${part} of ${plural('en', total, {
          one: 'one request',
          other: `${totalText} requests`,
        })}, ${first === last ? `in ${first}` : `from ${first} to ${last}`}`,
      none: 'Requests answered each month',
      caption:
        'Requests of all types by month of receipt. Each square is {{per}} requests. Withheld figures are not included.',
      label: '{{first}} to {{last}}: requests answered on time {{inTime}}, late {{late}}.',
      inTime: 'On time',
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
      caption: 'Each bar is the term of an agreement. The marks are its joining windows.',
      label: '{{count}} agreements on a timeline, {{open}} of them open.',
      open: 'Open',
      closed: 'Closed',
      today: 'Today',
      until: '{{kind}}, until {{year}}',
      agreement: 'Agreement',
      kind: 'Type',
      from: 'From',
      to: 'To',
      joining: 'Current or next joining window',
    },
    serviceLevels: {
      finding: ({ metText, months, monthsText, first, last }) =>
        `On-time replies met the target in ${metText} of ${plural('en', months, {
          one: `${monthsText} month`,
          other: `${monthsText} months`,
        })}, from ${first} to ${last}`,
      caption:
        'Share of requests answered within three working days. Months below the target are marked. The axis starts at {{start}}.',
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
      caption: 'Each square is a working day.',
      label: 'The average in {{month}} is {{days}} working days; the target is {{goal}} or fewer.',
      goal: 'Target: {{goal}} or fewer',
      filled: 'Average time taken',
      month: 'Month',
      days: 'Average working days',
    },
    achievements: {
      finding: 'Largest amount published for {{year}}: {{value}}',
      findingAtLeast: 'Largest amount published for {{year}}: more than {{value}}',
      billions: ({ count }) => `SAR ${count} billion`,
      mark: 'One square is one billion riyals.',
      caption: 'Amounts in billions of riyals. Indicators in other units are in the rows below.',
      label: '{{count}} indicators in billions of riyals, the highest {{title}}: {{value}}.',
      indicator: 'Indicator',
      value: 'Billion riyals',
    },
    regions: {
      finding: '{{title}} has the most teams: {{value}} of {{total}}',
      caption: 'Teams in entities based in each region.',
      label: '{{count}} regions; {{title}} has the most teams: {{value}} of {{total}}.',
      region: 'Region',
      mark: 'One square is one team.',
      teams: 'Teams',
    },
    workingDays: {
      finding: '{{year}} has {{days}} working days',
      caption: 'Each square is a day from Sunday to Thursday. Holidays are struck through.',
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
      caption: 'The pages with the most answers, and how many of the answers were “yes”.',
      label: 'Most: {{title}}, {{value}}.',
      page: 'Page',
      useful: 'Useful',
    },
    searches: {
      finding: 'Most frequent search without results in {{month}}: “{{query}}”',
      caption: 'Visitors whose search had no results, counted by day.',
      label: 'Most: “{{query}}”, {{value}}.',
      query: 'Query',
      visitors: 'Visitors',
    },
    categories: {
      terms: '{{total}} terms; the largest category, “{{title}}”, has {{value}}',
      questions: '{{total}} questions; the largest category, “{{title}}”, has {{value}}',
      caption: 'Entries in each category.',
      label: '{{count}} categories, the largest {{title}}: {{value}}.',
      category: 'Category',
      count: 'Number',
    },
  },
} as const satisfies Shape<typeof arDatasetCharts>

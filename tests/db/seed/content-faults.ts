/** A fault: its description, its file, the edit that causes it, and the problem reported. */
export type Fault = [what: string, file: string, change: (text: string) => string, problem: string]

/** Faults detected within one file. */
export const ofOneFile: Fault[] = [
  [
    'a fact of the wrong kind, once',
    'achievement/marketplace.yaml',
    (text) => text.replace('value: 57000', 'value: many'),
    'achievement/marketplace.yaml: value: Invalid type: Expected number but received "many"',
  ],
  [
    'an empty text, with its language',
    'member/reem-albahli.yaml',
    (text) => text.replace('title: Dr Reem Albahli', "title: ' '"),
    'member/reem-albahli.yaml: en.title: Text is missing',
  ],
  [
    'a title no tab has room for, with its language',
    'member/hind-alanbar.yaml',
    (text) => text.replace('title: Dr Hind Alanbar', `title: ${'a'.repeat(71)}`),
    'member/hind-alanbar.yaml: en.title: A title has at most 70 characters',
  ],
  [
    'a missing language',
    'campaign/every-riyal-counts.yaml',
    (text) => text.slice(0, text.indexOf('\nen:') + 1),
    'campaign/every-riyal-counts.yaml: en: "en" is missing: add it next to "ar"',
  ],
  [
    'a language with a summary and no title of its own',
    'news/arabic-contract-drafting.yaml',
    (text) => text.replace(/ {2}title: "Contracts in plain Arabic.*\n/, ''),
    'news/arabic-contract-drafting.yaml: en.title: Invalid key: Expected "title" but received undefined',
  ],
  [
    'a language with a title and no summary of its own',
    'news/arabic-contract-drafting.yaml',
    (text) => text.slice(0, text.indexOf('  summary: >-\n    A workshop')),
    'news/arabic-contract-drafting.yaml: en.summary: Invalid key: Expected "summary" but received undefined',
  ],
  [
    'a language without any field',
    'news/arabic-contract-drafting.yaml',
    (text) => `${text.slice(0, text.indexOf('\nen:'))}\nen: {}\n`,
    'news/arabic-contract-drafting.yaml: en.title: Invalid key: Expected "title" but received undefined',
  ],
  [
    'a summary its kind needs',
    'story/school-furniture.yaml',
    (text) => text.replace(/ {2}summary: A survey.*\n/, ''),
    'story/school-furniture.yaml: en.summary: Invalid key: Expected "summary" but received undefined',
  ],
  [
    'a field nobody knows',
    'notice/beware-of-impersonation.yaml',
    (text) => `${text}colour: green\n`,
    'notice/beware-of-impersonation.yaml: colour: Invalid key: Expected never but received "colour"',
  ],
  [
    'a day that does not exist',
    'notice/efficiency-manager-intake.yaml',
    (text) => text.replace('ends: 2027-02-11', 'ends: 2027-02-30'),
    'notice/efficiency-manager-intake.yaml: ends: No such day',
  ],
  [
    'an end before the start',
    'notice/efficiency-manager-intake.yaml',
    (text) => text.replace('ends: 2027-02-11', 'ends: 2026-11-01'),
    'notice/efficiency-manager-intake.yaml: ends: Is before "starts"',
  ],
  [
    'a window of what a page cannot be without',
    'choice-list/regions.yaml',
    (text) => `starts: 2027-01-01\n${text}`,
    'choice-list/regions.yaml: starts: A page needs this record: remove "starts" and "ends"',
  ],
  [
    'raw HTML in an answer',
    'question/magazine-schedule.yaml',
    (text) => text.replace('Twice a year', '<b>Twice</b> a year'),
    'question/magazine-schedule.yaml: en.answer: line 1: html is not allowed',
  ],
  [
    'an open agreement of more than four years',
    'agreement/it-services.yaml',
    (text) => text.replace('end: 2029-05-15', 'end: 2029-05-16'),
    'agreement/it-services.yaml: term.end: An open agreement lasts at most 4 years',
  ],
  [
    'a closed agreement of more than three years',
    'agreement/vehicle-fuel.yaml',
    (text) => text.replace('end: 2027-11-19', 'end: 2028-01-01'),
    'agreement/vehicle-fuel.yaml: term.end: A closed agreement lasts at most 3 years',
  ],
  [
    'a holiday without its length',
    'holiday/national-day-2027.yaml',
    (text) => text.replace('days: 1', 'days: 0'),
    'holiday/national-day-2027.yaml: days: Invalid value: Expected >=1 but received 0',
  ],
  [
    'opening hours in one language',
    'settings.yaml',
    (text) => text.replace(/ {4}en: Sunday.*\n/, ''),
    'settings.yaml: channels.hours.en: Invalid key: Expected "en" but received undefined',
  ],
  [
    'a setting that is no address',
    'settings.yaml',
    (text) => text.replace('https://staff.example.com/', 'staff'),
    'settings.yaml: employeePortal: Invalid URL: Received "staff"',
  ],
  [
    'a mark without its file',
    'settings.yaml',
    (text) => text.replace('stamp: null', 'stamp: { file: no.svg, ratio: 2, ar: ختم, en: Stamp }'),
    'settings.yaml: marks.stamp: There is no file "no.svg" in client/assets/marks',
  ],
  [
    'text that is no YAML',
    'occasion/national-day.yaml',
    (text) => text.replace('shown: true', 'shown: [true'),
    'occasion/national-day.yaml: line 6: Flow sequence',
  ],
]

/** Faults detected between files that are valid by themselves. */
export const ofSeveral: Fault[] = [
  [
    'a picture without its alternative text',
    'picture/warehouse.yaml',
    (text) => text.replaceAll(/^ {2}alt: .*\n/gm, ''),
    'picture/warehouse.yaml: alt: Text is missing',
  ],
  [
    'an ornament with an alternative text',
    'picture/auditorium.yaml',
    (text) => text.replace('width:', 'ornament: true\nwidth:'),
    'picture/auditorium.yaml: alt: An ornament has none',
  ],
  [
    'a preview with a column that the dataset lacks',
    'dataset/working-days.yaml',
    (text) => text.replace('preview: [day,', 'preview: [hour,'),
    'dataset/working-days.yaml: preview: There is no column "hour"',
  ],
  [
    'a link to a record that is not there',
    'news/efficiency-managers-sixth-cohort.yaml',
    (text) => text.replaceAll('/services/efficiency-manager-programme', '/services/no-such'),
    'news/efficiency-managers-sixth-cohort.yaml: ar.body: There is no record at "/services/no-such"',
  ],
  [
    'a next step to a record that is not there',
    'news/feasibility-template.yaml',
    (text) => text.replace(/href: .*/, 'href: /regions/no-such'),
    'news/feasibility-template.yaml: ar.action: There is no record at "/regions/no-such"',
  ],
  [
    'a record that ends before a text which leads to it',
    'news/value-engineering-week-2025.yaml',
    (text) => `ends: 2026-06-30\n${text}`,
    'campaign/value-engineering-week.yaml: ar.body: "/media-center/news/value-engineering-week-2025" is not visible as long as this record',
  ],
  [
    'a link to a heading that is not there',
    'question/my-personal-data.yaml',
    (text) => text.replaceAll('#rights', '#wrongs'),
    'question/my-personal-data.yaml: ar.answer: There is no heading or question for "/privacy-policy#wrongs"',
  ],
  [
    'a category that does not stand',
    'question/reply-time.yaml',
    (text) => text.replace('category: requests', 'category: letters'),
    'question/reply-time.yaml: category: There is no category "letters"',
  ],
  [
    'a related service that does not stand',
    'service/e-marketplace.yaml',
    (text) => text.replace('spending-review]', 'spending-reviews]'),
    'service/e-marketplace.yaml: related: There is no service "spending-reviews"',
  ],
  [
    'a manual that is no book',
    'service/e-marketplace.yaml',
    (text) => text.replace('book: e-marketplace-guide', 'book: market-guide'),
    'service/e-marketplace.yaml: manual.book: There is no book "market-guide"',
  ],
  [
    'a platform without its service',
    'service/halls-hospitality-platform.yaml',
    (text) => text.replace('platform: halls', 'platform: teams'),
    'service/halls-hospitality-platform.yaml: platform: Another service has the platform "teams"',
  ],
  [
    'a tag that does not stand',
    'news/third-quarter-opportunities.yaml',
    (text) => text.replace('tags: [reports]', 'tags: [reports, figures]'),
    'news/third-quarter-opportunities.yaml: tags: There is no tag "figures"',
  ],
  [
    'a sector that does not stand',
    'story/shared-mri.yaml',
    (text) => text.replace('sector: health', 'sector: hospitals'),
    'story/shared-mri.yaml: sector: There is no sector "hospitals"',
  ],
  [
    'a related term that does not stand',
    'term/asset.yaml',
    (text) => text.replace('useful-life', 'useful-death'),
    'term/asset.yaml: related: There is no term "useful-death"',
  ],
  [
    'a picture of a person that does not stand',
    'member/reem-albahli.yaml',
    (text) => text.replace('attended:', 'image: reem-albahli\nattended:'),
    'member/reem-albahli.yaml: image: There is no picture "reem-albahli"',
  ],
  [
    'a number for every national day to come',
    'occasion/national-day.yaml',
    (text) => text.replace('shown: true', 'shown: true\nnumber: 95'),
    'occasion/national-day.yaml: number: A record with a number needs "starts" and "ends"',
  ],
  [
    'a department that answers to one below it',
    'department/chief-executive.yaml',
    (text) => text.replace('parent: board', 'parent: finance'),
    'department/finance.yaml: parent: The parent is below this department',
  ],
  [
    'a second root of the organisation',
    'department/internal-audit.yaml',
    (text) => text.replace('parent: board', 'parent: null'),
    'department/internal-audit.yaml: parent: Only one department may have no parent, and "board" has none',
  ],
  [
    'a member at more meetings than were held',
    'member/reem-albahli.yaml',
    (text) => text.replace('attended: 2', 'attended: 4'),
    'member/reem-albahli.yaml: attended: More meetings than the record of the board counts',
  ],
  [
    'a word that is spelt otherwise elsewhere',
    'tag/agreements.yaml',
    (text) => text.replace('نوافذ الانضمام', 'فترات الانضمام'),
    'tag/agreements.yaml: ar.summary: Write "نافذة الانضمام" instead of "فترات الانضمام"',
  ],
  [
    'a word the site does not use, deep in a text',
    'page-intro/newsletter.yaml',
    (text) => text.replace('journalists and anyone interested', 'journalists and whoever likes'),
    'page-intro/newsletter.yaml: en.body: Write "anyone who" instead of "whoever"',
  ],
  [
    'a name in code, in a sentence',
    'question/magazine-schedule.yaml',
    (text) => text.replace('Twice a year', 'By formOptions, and not by `formOptions`'),
    'question/magazine-schedule.yaml: en.answer: "formOptions" is a name in code: write a word, or put it in backticks',
  ],
  [
    'headings that differ between the languages',
    'policy/privacy-policy.yaml',
    (text) => text.replace('Changes to this policy {#changes}', 'Changes {#amendments}'),
    'policy/privacy-policy.yaml: body: The headings must have the same ids and order in both languages',
  ],
]

import type { Shape } from '#domain/messages/shape'
import type { arDeskSettings } from './ar'

export const enDeskSettings = {
  deskSettings: {
    title: 'Site settings',
    groupsLabel: 'Groups of settings',
    groups: {
      channels: 'Contact channels',
      links: 'Important links',
      social: 'Social accounts',
      display: 'Registration and digits',
      outside: 'Outside content',
    },
    hint: 'What you save here is on all pages of the site within ten seconds, without a draft or a second publisher.',
    fromFiles:
      'These values come from the files of the site. What you change belongs to the desk, and loading the files no longer changes it.',
    written: 'Changed at the desk, and left alone when the files are loaded: {{names}}',
    save: 'Save and publish',
    problems: {
      changed:
        'Nothing was saved: a colleague has changed these settings, or published something at the same moment. What you typed is still in the fields; open the page in another tab to see the values now.',
      invalid: 'Nothing was saved: correct the marked fields first.',
      outdated: 'Nothing was restored: the former value is no longer allowed.',
    },
    issues: {
      required: 'Write it in both languages, or leave both empty.',
      url: 'Write a whole address, such as https://example.com/page',
      https: 'The address must begin with https://',
      plain: 'Write an address without spaces, commas, semicolons or quotation marks.',
      phone: 'Write a phone number of 3 to 15 digits, with + before it if needed.',
      email: 'Write a whole email address, such as care@example.com',
      host: 'Write the name of the host alone, such as www.example.com, without https:// and without a path.',
      many: 'No more than eight.',
      other: 'This value is not allowed.',
    },
    fields: {
      channels: 'Contact channels besides the form',
      phone: 'Phone',
      hours: 'Hours',
      email: 'Email address',
      address: 'Address',
      map: 'Link to the map',
      platforms: 'Platforms',
      reportCorruption: 'Report corruption',
      employeePortal: 'Employee portal',
      quickExit: 'Quick exit',
      licence: 'Licence of the open data',
      social: 'Social accounts',
      registration: 'Number in the digital government registry',
      digits: 'Shape of digits',
      externals: 'Loaded from other sites',
      scripts: 'Outside scripts',
      sheet: 'Outside icon sheet',
      videoHosts: 'Hosts of videos',
    },
    hints: {
      channels:
        'Beside the contact forms, on the contact card and on the pages of help and services. What is empty is hidden.',
      phone: 'Digits with single spaces, such as +966 11 000 0000',
      hours: 'One line in each language.',
      address: 'One line in each language.',
      map: 'Opened from the contact card and the contact pages.',
      platforms:
        'Under “Important links” at the foot of every page. A platform without an address links to the page of its service.',
      reportCorruption: 'In the help list at the foot of every page. Empty hides the link.',
      employeePortal: 'In the overview list at the foot of every page. Empty hides the link.',
      quickExit:
        'Where the quick exit on the page about violations leads. Choose a public page that raises no suspicion.',
      licence:
        'Address of a standard licence, shown with datasets, their charts and the catalogue. Empty leaves the terms on the open data page alone.',
      social: 'Icons at the foot of every page. What is empty is hidden.',
      registration: 'In the digital stamp at the top of every page. Empty hides the line.',
      digits: 'Numbers and dates on all pages, in both languages.',
      externals:
        'Loaded once the visitor accepts cookies, and allowed by the content security policy.',
      scripts:
        'Eight at most, run in this order on every page. Add only what was reviewed and approved: a script can read what visitors type.',
      sheet: 'Style sheet of an icon font.',
      videoHosts:
        'Videos play on this site only from these hosts, once the visitor presses play. Others are links.',
    },
    digitSets: { latn: 'Latin', arab: 'Arabic-Indic' },
    changesTitle: 'Changes at the desk',
    noChanges: 'Nobody has changed these settings at the desk.',
    columns: { at: 'Time', name: 'Setting', change: 'Change', restore: 'Restore' },
    by: '{{name}} on {{at}}',
    restore: 'Restore the former value',
    elsewhere: 'Settings among the content',
    elsewhereHint: 'These are written and published like other content.',
    kinds: {
      holiday: 'Holidays that are no working days',
      'choice-list': 'Choice lists of the forms',
      'answer-template': 'Answer templates of the desk',
      'service-level': 'Levels and durations of service',
      occasion: 'The national day on the home page',
    },
    notices: 'Site notices above the pages',
  },
} as const satisfies Shape<typeof arDeskSettings>

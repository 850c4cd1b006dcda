import type { Messages } from './index'
import { plural } from './index'

export const en = {
  site: {
    name: 'Expenditure and Projects Efficiency Authority',
    short: 'Expenditure Efficiency Authority',
    tagline:
      'We work with government entities to spend better and to build projects and assets that last.',
  },
  routes: {
    home: {
      title: 'Home',
      description:
        'The official site of the Expenditure and Projects Efficiency Authority: achievements, services, guides and open data.',
    },
    faq: {
      title: 'Frequently asked questions',
      description:
        'Short answers about the authority, its services, its framework agreements and its knowledge hub.',
    },
    privacyPolicy: {
      title: 'Privacy policy',
      description:
        'What personal data we collect, why, how we protect it and what your rights are.',
    },
    termsConditions: {
      title: 'Terms and conditions',
      description: 'The terms on which this site and its services may be used.',
    },
    informationFreedom: {
      title: 'Freedom of information policy',
      description: 'Your right to see public information, how to ask for it and what is exempt.',
    },
    contact: {
      title: 'Contact us',
      description:
        'Send the authority a question, a complaint or an idea. We reply within three working days.',
    },
    inquiry: {
      title: 'Request status',
      description:
        'Follow your request with its reference number and the e-mail address you gave in it.',
    },
    siteMap: {
      title: 'Site map',
      description: 'Every page of this site in one place.',
    },
  },
  navigation: {
    label: 'Main navigation',
    menu: 'Menu',
    close: 'Close',
    start: { title: 'Start' },
    help: {
      title: 'Help',
      intro: 'Answers to what people ask most, how to reach us, and the way to every page.',
    },
    policies: {
      title: 'Policies',
      intro: 'What we commit to, and what governs the use of this site.',
    },
  },
  skip: {
    label: 'Skip links',
    tools: 'Skip to accessibility tools',
    content: 'Skip to content',
  },
  stamp: {
    title: 'An official website of the Government of Saudi Arabia',
    how: 'How to verify',
    domain: {
      title: 'Saudi government addresses end in .gov.sa',
      text: 'This site is on {{domain}}. Check the address before you enter your details.',
    },
    https: {
      title: 'Government sites use HTTPS encryption',
      text: 'What you send to this site is encrypted on its way to us. Look for the padlock.',
    },
    registration: {
      title: 'Registered with the Digital Government Authority',
      text: 'Registration number {{number}}',
    },
  },
  mode: {
    title: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Match device',
    save: 'Save appearance',
  },
  tools: {
    title: 'Accessibility tools',
    size: {
      title: 'Text size',
      normal: 'Normal',
      large: 'Large',
      larger: 'Larger',
      largest: 'Largest',
    },
    contrast: { title: 'Contrast', normal: 'Normal', more: 'High' },
    spacing: { title: 'Line spacing', normal: 'Normal', wide: 'Wide' },
    motion: { title: 'Motion', system: 'Match device', none: 'None' },
    save: 'Save',
  },
  footer: {
    follow: 'Follow us',
    platforms: 'Important links',
    overview: 'Overview',
    reportCorruption: 'Report corruption',
    employeePortal: 'Employee portal',
    cookies: 'Cookies',
    rights: 'All rights reserved, {{name}}',
    modified: 'Platform last updated',
  },
  platforms: {
    teams: 'Expenditure efficiency teams platform',
    procurement: 'Unified government procurement platform',
    operations: 'Operation and maintenance platform',
    halls: 'Halls and hospitality platform',
    healthInsurance: 'Health insurance service',
  },
  social: {
    x: 'X',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    snapchat: 'Snapchat',
    instagram: 'Instagram',
    tiktok: 'TikTok',
  },
  cookies: {
    title: 'Cookies',
    text: 'We use the cookies this site needs to work. With your permission we also count visits to improve it. Nothing else loads before you agree.',
    accept: 'Accept',
    reject: 'Reject',
    manage: 'Manage',
    manageTitle: 'Manage cookies',
    necessary: {
      title: 'Necessary',
      text: 'Language, appearance and form security. Always on.',
    },
    measure: { title: 'Usage counts', text: 'Visits are counted without knowing who you are.' },
    video: { title: 'Video', text: 'Clips play from an outside site.' },
    allowed: 'You allow this now. Tick the box to keep it.',
    save: 'Save my choice',
    close: 'Close',
  },
  version: {
    text: 'A newer version of this site is available.',
    reload: 'Reload the page',
    later: 'Later',
  },
  link: { outside: ' (opens another site)' },
  crumbs: { label: 'Breadcrumb' },
  toc: { title: 'Contents' },
  table: { label: 'Table: {{columns}}' },
  date: { separator: ', ' },
  pageMeta: { modified: 'Page last updated' },
  home: {
    browse: 'Browse the site',
    tasks: {
      label: 'Most asked for',
      faq: 'Answers to common questions',
      informationFreedom: 'Your right to information',
      privacyPolicy: 'How we protect your data',
    },
    goal: 'Our goal',
    mission: 'Our mission',
    campaigns: 'Campaigns and announcements',
    campaign: 'Campaign',
    notices: 'Announcements',
    stories: {
      title: 'Success stories',
      lead: 'From government entities: what they did, and what changed.',
    },
    board: {
      title: 'Board of directors',
      lead: 'Sets the authority’s direction, approves its plans and follows their results.',
    },
  },
  nationalDay: {
    until: 'until the next National Day',
    today: 'We celebrate today',
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
  },
  faq: {
    lead: 'What we are asked most, by topic. Each answer is short and has a link you can share.',
    link: 'Link to this answer',
    all: 'All questions',
    count: ({ count }) => plural('en', count, { one: '# question', other: '# questions' }),
  },
  article: {
    version: 'Version {{number}}',
    effective: 'In force since',
    history: 'Change history',
  },
  feedback: {
    question: 'Was this page useful?',
    yes: 'Yes',
    no: 'No',
    unanswered: 'Required',
    error: 'Error:',
    yesReasons: 'What was useful?',
    noReasons: 'What was not?',
    reasonsHint: 'Optional; choose as many as you like.',
    submit: 'Send',
    thanks: 'Thank you. Your answer is noted.',
    change: 'Change your answer',
    limited: 'We have had many answers from your network today. Please try tomorrow.',
    failed: 'Something went wrong. Please try again later.',
    share: ({ percent, count }) =>
      `${percent}% found this page useful, ${plural('en', count, {
        one: 'from # answer',
        other: 'from # answers',
      })}`,
    reasons: {
      helpful: 'Helpful content',
      relevant: 'Relevant answers',
      wellWritten: 'Well written',
      easyLayout: 'Easy layout',
      poorlyWritten: 'Poorly written',
      noRelevantAnswer: 'No relevant answer',
      technicalProblem: 'A technical problem',
      hardLayout: 'Hard layout',
    },
  },
  problem: { near: 'Pages that may help' },
  plurals: {
    readingMinutes: ({ count }) =>
      plural('en', count, { one: '# minute read', other: '# minute read' }),
  },
} as const satisfies Messages

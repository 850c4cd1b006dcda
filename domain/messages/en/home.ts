import type { arHome } from '../ar/home'
import { plural } from '../plural'
import type { Shape } from '../shape'

function countLines(count: number): string {
  return plural('en', count, { one: '# line', other: '# lines' })
}

export const enHome = {
  home: {
    browse: 'Browse the site',
    report: 'Report a violation',
    search: 'What do you need?',
    tasks: {
      label: 'Popular tasks',
      inquiry: { title: 'Track your request', hint: 'By its number and your e-mail' },
      frameworkAgreements: { title: 'Join a framework agreement' },
      services: { title: 'Start an e-service' },
      openData: { title: 'Download open data', hint: 'In formats you can work with' },
      windows: ({ count }) =>
        plural('en', count, {
          one: 'One window is open today',
          other: '# windows are open today',
        }),
      nextWindow: 'The next window opens {{date}}',
      offered: ({ count }) =>
        plural('en', count, { one: 'One service', other: '# services and platforms' }),
    },
    journey: {
      label: ({ count }) =>
        `${countLines(count)}, one for each billion riyals, on a ruler that passes need, purchase, project and asset`,
      note: ({ count, year }) =>
        `${countLines(count)}, each a billion riyals allocated in ${year}. The stations are an order, not amounts.`,
      need: { title: 'Need', text: 'proven before it is funded' },
      purchase: { title: 'Purchase', text: 'at an agreed price' },
      project: { title: 'Project', text: 'finished on time' },
      asset: { title: 'Asset', text: 'kept so that it lasts' },
    },
    services: {
      title: 'E-services',
      lead: 'Platforms and services you reach directly, each with its steps, time and cost.',
      all: 'All services',
    },
    knowledge: {
      title: 'Knowledge hub',
      lead: 'Guides to read chapter by chapter, ready forms, and terms everyone agrees on. Each line on a cover is a chapter or section.',
      all: 'Enter the knowledge hub',
    },
    letter: {
      title: 'The efficiency newsletter',
      text: 'One message a month: the newest guides, agreements and opportunities. Leave whenever you like.',
      subscribe: 'Subscribe',
    },
    goal: 'Our purpose',
    mission: 'Our mission',
    campaigns: 'Campaigns and announcements',
    campaign: 'Campaign',
    otherCampaigns: 'More campaigns',
    allCampaigns: 'All campaigns',
    aboutUs: 'Read our story',
    news: { title: 'Latest news', all: 'All news' },
    notices: 'Announcements',
    stories: {
      title: 'Success stories',
      lead: 'From government entities: what they did, and what changed.',
      all: 'All stories',
    },
    board: {
      title: 'Board of directors',
      lead: 'Sets the authority’s direction, approves its plans and follows their results.',
      all: 'The members',
    },
  },
  nationalDay: {
    until: 'Time until the next National Day',
    today: 'We celebrate today',
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
  },
} as const satisfies Shape<typeof arHome>

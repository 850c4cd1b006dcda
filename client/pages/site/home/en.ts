import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arHome } from './ar'

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
      inquiry: { title: 'Track your request', hint: 'With its number and your email' },
      frameworkAgreements: { title: 'Join a framework agreement' },
      services: { title: 'Start an e-service' },
      openData: { title: 'Download open data', hint: 'As Excel, CSV and more' },
      windows: ({ count }) =>
        plural('en', count, {
          one: '1 agreement is open to join today',
          other: '# agreements are open to join today',
        }),
      nextWindow: 'The next joining window opens {{date}}',
      offered: ({ count }) =>
        plural('en', count, { one: '1 service', other: '# services and platforms' }),
    },
    journey: {
      label: ({ count }) =>
        `${countLines(count)}, one for each billion riyals, passing four stages: need, purchase, project and asset`,
      need: { title: 'Need', text: 'Needs proven before funding' },
      purchase: { title: 'Purchase', text: 'Goods and services at agreed prices' },
      project: { title: 'Project', text: 'Projects finished on time' },
      asset: { title: 'Asset', text: 'Assets maintained so they last' },
    },
    services: {
      title: 'E-services',
      lead: 'Online services and platforms, with the steps, time and cost of each.',
      all: 'All services',
    },
    knowledge: {
      title: 'Knowledge hub',
      lead: 'Guides, ready-made forms and agreed definitions on expenditure and project efficiency.',
      all: 'Go to the knowledge hub',
    },
    letter: {
      title: 'Newsletter',
      text: 'One email a month with new guides, agreements and opportunities. Unsubscribe at any time.',
      subscribe: 'Subscribe',
    },
    goal: 'Our purpose',
    mission: 'Our mission',
    campaigns: 'Campaigns and notices',
    campaign: 'Campaign',
    allCampaigns: 'All campaigns',
    aboutUs: 'Read our story',
    news: { title: 'Latest news', all: 'All news' },
    notices: 'Announcements',
    stories: {
      title: 'Success stories',
      lead: 'What government entities did and what changed.',
      all: 'All stories',
    },
    board: {
      title: 'Board of directors',
      lead: 'Sets the authority’s direction, approves its plans and monitors the results.',
      all: 'All board members',
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

import type { arHome } from '../ar/home'
import type { Shape } from '../shape'

export const enHome = {
  home: {
    browse: 'Browse the site',
    tasks: {
      label: 'Popular tasks',
      services: 'Browse the e-services',
      inquiry: 'Track your request',
      frameworkAgreements: 'Join a framework agreement',
      violations: 'Report a violation',
    },
    services: {
      title: 'E-services',
      lead: 'Platforms and services you reach directly, each with its steps, time and cost.',
      all: 'All services',
    },
    knowledge: {
      title: 'Knowledge hub',
      lead: 'Guides to read chapter by chapter, ready forms, and terms everyone agrees on.',
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

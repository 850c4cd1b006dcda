import type { arFrame } from '../ar/frame'
import type { Shape } from '../shape'

export const enFrame = {
  headerSearch: { title: 'Search', close: 'Close search' },
  navigation: {
    label: 'Main navigation',
    menu: 'Menu',
    close: 'Close',
    track: 'Track your request',
    account: { login: 'Log in', profile: 'My profile', logout: 'Log out' },
    start: { title: 'Start' },
    about: {
      title: 'About',
      intro: 'Our mission, people, structure and goals.',
    },
    services: {
      title: 'Services',
      intro: 'Services and platforms for government entities, suppliers and the public.',
    },
    knowledge: {
      title: 'Knowledge',
      intro: 'Guides, forms and terms for better, more consistent work.',
    },
    media: {
      title: 'Media centre',
      intro:
        'The authority’s news, albums and publications, and success stories from government entities.',
    },
    help: {
      title: 'Help',
      intro: 'Frequently asked questions, how to contact us and a list of the main pages.',
    },
    policies: {
      title: 'Policies',
      intro: 'Our commitments to you and the rules for using this site.',
    },
  },
  skip: {
    label: 'Skip links',
    tools: 'Skip to accessibility tools',
    content: 'Skip to content',
  },
  stamp: {
    title: 'An official website of the Government of Saudi Arabia',
    short: 'Saudi government website',
    how: 'How to verify',
    domain: {
      title: 'Saudi government addresses end in .gov.sa',
      text: 'This site is on {{domain}}. Check the address before you enter your details.',
    },
    https: {
      title: 'Government sites use HTTPS encryption',
      text: 'Data you send to this site is encrypted on its way to us. Look for the padlock.',
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
    forced: {
      light: 'This page is always light. Your choice applies to the other pages.',
      dark: 'This page is always dark. Your choice applies to the other pages.',
    },
  },
  tools: {
    title: 'Accessibility tools',
    more: 'More',
    size: {
      title: 'Text size',
      letter: 'A',
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
    text: 'We use cookies that make this site work. We measure its use only if you agree.',
    accept: 'Accept',
    reject: 'Reject',
    manage: 'Manage',
    manageTitle: 'Manage cookies',
    necessary: {
      title: 'Necessary',
      text: 'Language, display, login and preventing second votes.',
    },
    always: 'Always on',
    measure: { title: 'Measuring use', text: 'Outside tools that measure how pages are used.' },
    allowed: 'You agreed to this before. Tick the box to keep your consent.',
    save: 'Save my choice',
    close: 'Close',
  },
  emergency: {
    levels: { information: 'Information', warning: 'Warning', emergency: 'Emergency' },
    more: 'Details',
  },
  paper: { day: 'As it stood on' },
  list: { separator: ', ' },
  problem: {
    near: 'Start from here',
    meant: 'Did you mean',
    section: 'In “{{title}}” you will find',
    trail: 'The address, part by part',
  },
  openSearch: {
    name: 'Efficiency',
    text: 'Search the Expenditure and Projects Efficiency Authority site.',
  },
} as const satisfies Shape<typeof arFrame>

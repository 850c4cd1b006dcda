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
      intro: 'Who we are: our mission, our people, our structure and what we work for.',
    },
    services: {
      title: 'Services',
      intro: 'Services and platforms for government entities, suppliers and the public.',
    },
    knowledge: {
      title: 'Knowledge',
      intro: 'Guides, forms and terms that make work consistent and better.',
    },
    media: {
      title: 'Media centre',
      intro: 'News, albums and publications of the authority, and its partners’ success stories.',
    },
    help: {
      title: 'Help',
      intro: 'Answers to what people ask most, how to reach us, and the way to every page.',
    },
    policies: {
      title: 'Policies',
      intro: 'What we commit to, and what governs the use of this site.',
    },
    hints: {
      ourStory: 'Origins, vision, mission and goals',
      directors: 'The members and their roles',
      orgStructure: 'Sectors and departments',
      executiveManagement: 'The executives and their portfolios',
      regions: 'A map of the teams in thirteen regions',
      careers: 'Vacancies and how to apply',
      services: 'All services and platforms',
      frameworkAgreements: 'Open, closed and when to join',
      locInit: 'Training programmes and dates',
      sla: 'Our times and actual results',
      knowledge: 'Where guides and books begin',
      sections: 'Knowledge by subject',
      books: 'The whole list',
      dictionary: 'In Arabic and English',
      openData: 'The catalogue, and asking for more',
      mediaCenter: 'Our latest publications',
      news: 'The latest news and its archive',
      successStories: 'What entities did and achieved',
      communication: 'Our awareness campaigns',
      magazine: 'Issues and contents',
      photoGalleries: 'Events and programmes in drawings',
      videoGallery: 'Clips and interviews',
      mediaLibrary: 'Press kits and speeches',
      brandFiles: 'Logo, colours and patterns',
      newsletter: 'What is new, by e-mail each month',
      invitation: 'To conferences, workshops and visits',
      help: 'Every way to get help',
      faq: 'Short answers',
      contact: 'Ask, complain or suggest',
      inquiry: 'Track a request by its number',
      violations: 'What to report and how',
      siteMap: 'Every page in one place',
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
    text: 'We use cookies that this site needs to work, and measure its use only if you agree.',
    accept: 'Accept',
    reject: 'Reject',
    manage: 'Manage',
    manageTitle: 'Manage cookies',
    necessary: { title: 'Necessary', text: 'Language, appearance and form security.' },
    always: 'Always on',
    measure: { title: 'Measuring use', text: 'Outside tools that measure how pages are used.' },
    allowed: 'You agreed to this before. Tick the box to keep your consent.',
    save: 'Save my choice',
    close: 'Close',
  },
  paper: { day: 'As it stood on' },
  list: { separator: ', ' },
  problem: {
    near: 'Start from here',
    meant: 'Did you mean',
    section: 'In “{{title}}” you will find',
    trail: 'The address, part by part',
    missing: 'not found',
  },
  openSearch: {
    name: 'Efficiency',
    text: 'Search the site of the Expenditure and Projects Efficiency Authority.',
  },
  descriptions: {
    home: 'The official site of the Expenditure and Projects Efficiency Authority: achievements, services, guides and open data.',
    faq: 'Short answers about the authority, its services, its framework agreements and its knowledge hub.',
    contact:
      'Send the authority a question, a complaint or an idea. We reply within three working days.',
    inquiry: 'Track your request with its reference number and the email address you gave in it.',
    profileData: 'Everything this site keeps about you, on one page to read and print.',
    profile: 'Your requests, your sessions and what else belongs to your account on this site.',
    siteMap: 'Every page of this site in one place.',
    ourStory:
      'Why the authority was founded, its vision, mission, tasks and goals, and its place in Saudi Vision 2030.',
    directors: 'The members of the authority’s board, their positions and their roles on it.',
    orgStructure: 'The sectors and departments of the authority and what each of them does.',
    executiveManagement:
      'The executives of the authority and what each of them is responsible for.',
    regions:
      'The efficiency teams in the thirteen regions of the Kingdom on a map and in a table, with the agreements they use and their stories.',
    careers: 'Working at the authority: vacancies, how to apply and programmes for graduates.',
    dictionary:
      'Terms of expenditure efficiency, procurement and projects, defined in Arabic and English.',
    violations:
      'What to report and how, what happens after your report and how your identity is protected.',
    locInit:
      'The initiative to localise jobs in operation and maintenance contracts, its training programmes and dates.',
    sla: 'The times we commit to for each service, its channels and hours, and what was achieved.',
    backup:
      'What to do when a platform is down, where to go instead and when maintenance is planned.',
    card: 'The authority’s address, phone number and hours as a card you can keep in your contacts.',
    youtube: 'The latest clips of the authority’s channel; nothing is loaded before you choose it.',
    help: 'The shortest ways to an answer: common questions, channels and the status of your request.',
    accessibility:
      'The accessibility statement of this site, its tools and how to tell us of a barrier.',
    cookies: 'The cookies this site uses, what each is for, how long it lasts and your choice.',
    services:
      'The authority’s services and platforms for government entities, suppliers and individuals.',
    frameworkAgreements:
      'Open and closed framework agreements, how long they last and when suppliers may join.',
    knowledge:
      'Guides, books and forms on expenditure efficiency, procurement planning and project delivery.',
    knowledgeSearch: 'Search the books, guides and forms of the knowledge hub, and the dictionary.',
    sections: 'The sections of the knowledge hub and the books, guides and forms in each.',
    books: 'Everything the knowledge hub has published, in one list.',
    oldKnowledge: 'Material that is no longer in force, kept for reference with what replaced it.',
    mediaCenter: 'The authority’s news, galleries, magazine, campaigns and success stories.',
    news: 'News of the authority and its archive by year, month and subject.',
    mediaLibrary: 'Infographics, speeches and press kits you may quote from.',
    magazine: 'The issues of the semi-annual magazine and what each holds.',
    communication: 'The authority’s campaigns: whom they are for, what they ask and their results.',
    successStories: 'How government entities made their spending more efficient, and what changed.',
    photoGalleries:
      'Albums of the authority’s events and programmes in drawings, each with what it shows.',
    videoGallery: 'The authority’s clips, each with a written summary.',
    brandFiles:
      'The authority’s logo, colours and patterns in ready formats, and the rules for their use.',
    invitation: 'How to invite the authority to your event and what we need to know.',
    newsletter:
      'The monthly newsletter: what is in it, how to receive it and how we protect your privacy.',
    newsletterConfirm: 'Confirm your subscription to the monthly newsletter.',
    newsletterLeave: 'Unsubscribe from the monthly newsletter.',
    openData: 'The authority’s datasets, their fields, how often they change and the licence.',
    disclosureLog:
      'Answered requests for open data and information: what was asked, what was given, and why anything was withheld.',
    statistics:
      'What visitors say about this site’s pages and services, as tables and CSV files, and how it is counted.',
    openApi:
      'The open API of the site: its collections, their fields, sample calls and conventions.',
    search: 'Search services, questions, guides, news and data in Arabic and English.',
  },
} as const satisfies Shape<typeof arFrame>

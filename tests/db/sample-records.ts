import type { Body } from '#domain/content/kinds'
import { record } from './records'

type Fields<K extends Parameters<typeof record>[0]> = Partial<Parameters<typeof record<K>>[2]>

const titled = { title: 'Title', text: 'Text' }
const question = { question: 'Question', answer: 'Answer' }

/** The home page's texts; its lists are other kinds. */
export const homePage = record('home', 'home', {
  body: {
    kicker: 'Kicker',
    heading: ['Heading'],
    lead: 'Lead',
    intro: titled,
    achievements: { year: 2025, title: 'Title', lead: 'Lead' },
    goal: 'Goal',
    mission: 'Mission',
    aims: [titled],
  },
})

/** A news item of a day, with its facet values. */
export function newsItem(slug: string, date: string, tags: string[], fields: Fields<'news'> = {}) {
  return record('news', slug, { date, body: { tags, history: [], body: [] }, ...fields })
}

export function book(
  slug: string,
  section: string,
  fields: Fields<'book'> = {},
  parts: Partial<Body<'book'>> = {},
) {
  const body: Body<'book'> = {
    type: 'guide',
    section,
    audience: 'All',
    owner: 'Owner',
    edition: 1,
    published: '2026-01-01',
    fields: [],
    body: [],
    ...parts,
  }
  return record('book', slug, { date: '2026-10-01', body, ...fields })
}

export function section(slug: string) {
  return record('knowledge-section', slug, { body: { icon: 'book' } })
}

/** A service without any of its optional parts but those given. */
export function service(
  slug: string,
  parts: Partial<Body<'service'>> = {},
  fields: Fields<'service'> = {},
) {
  const body: Body<'service'> = {
    icon: 'file',
    topic: 'procurement',
    requestTopic: null,
    audiences: [],
    platform: null,
    start: null,
    requirements: [],
    steps: [],
    duration: null,
    cost: null,
    channels: [],
    hours: null,
    durationOf: null,
    languages: [],
    launched: null,
    levels: null,
    manual: null,
    questions: [],
    related: [],
    history: [],
    body: [],
  }
  return record('service', slug, { summary: 'Summary', body: { ...body, ...parts }, ...fields })
}

export function policy(slug: string, version = '2.1', fields: Fields<'policy'> = {}) {
  const history = [{ date: '2026-01-01', note: 'Note' }]
  const body = { version, effective: '2026-01-01', history, body: [] }
  return record('policy', slug, { body, ...fields })
}

export function gallery(slug: string, date: string, pictures: string[]) {
  return record('gallery', slug, { date, body: { place: 'Riyadh', pictures } })
}

export function picture(slug: string, date = '2026-10-05') {
  const body = { width: 1920, height: 1280, focus: { x: 50, y: 50 }, colour: '#527661' }
  return record('picture', slug, { date, body: { ...body, alt: 'A hall', credit: 'Sample' } })
}

export function video(slug: string, date: string, seconds: number) {
  const href = `https://video.example.com/${slug}`
  const transcript = [{ type: 'paragraph' as const, children: [] }]
  const body: Body<'video'> = {
    href,
    seconds,
    speaker: null,
    signed: false,
    chapters: [{ from: 0, title: 'Chapter' }],
    transcript,
  }
  return record('video', slug, { date, body })
}

export function issue(version: number, link: string | null = null) {
  const articles = [{ slug: 'article', section: 'Section', title: 'Title', text: ['Text'] }]
  const body = { version, link, articles }
  return record('issue', `issue-${version}`, { date: `2026-0${version}-01`, body })
}

export function dataset(slug: string, date: string, parts: Partial<Body<'dataset'>> = {}) {
  const body: Body<'dataset'> = {
    topic: 'services',
    frequency: 'annual',
    licence: 'attribution',
    period: { from: '2026-01-01', to: null },
    columns: [{ name: 'year', type: 'integer', label: 'Year', meaning: 'The year', unit: null }],
    key: ['year'],
    preview: ['year'],
    quality: { complete: 'All', timely: 'On time', consistent: 'The same', limits: 'None' },
  }
  return record('dataset', slug, { date, summary: 'Summary', body: { ...body, ...parts } })
}

/** An answered request; granted within a day unless `parts` say otherwise. */
export function disclosure(
  slug: string,
  date: string,
  parts: Partial<Body<'disclosure'>> = {},
  fields: Fields<'disclosure'> = {},
) {
  const body: Body<'disclosure'> = {
    requestKind: 'DATA',
    received: date.slice(0, 7),
    outcome: 'granted',
    exemption: null,
    workingDays: 1,
    topic: null,
    requests: 1,
    answer: ['Answer', 'More'],
    datasets: [],
    pages: [],
  }
  return record('disclosure', slug, {
    date,
    summary: 'Asked',
    body: { ...body, ...parts },
    ...fields,
  })
}

export function mediaItem(slug: string, date: string) {
  const body: Body<'media-item'> = { type: 'speech', facts: [], charts: [], body: [] }
  return record('media-item', slug, { date, summary: 'Summary', body })
}

export const careersPage = record('careers', 'careers', {
  body: { life: [titled], steps: [titled], early: [titled], answers: [question] },
})

export function department(slug: string, fields: Fields<'department'> = {}) {
  return record('department', slug, { body: { parent: null, rank: 'board' }, ...fields })
}

/** A vacancy by its code (`HR-2026-07`). */
export function vacancy(
  code: string,
  department: string,
  window: { starts: string; ends: string },
) {
  const body: Body<'vacancy'> = {
    code,
    department,
    seats: 1,
    place: 'Riyadh',
    contract: 'Full time',
    duties: ['Duty'],
    requirements: ['Requirement'],
  }
  return record('vacancy', code.toLowerCase(), { body, ...window })
}

export function agreement(slug: string, type: 'open' | 'closed', start: string, end: string) {
  const body: Body<'agreement'> = {
    term: { type, start, end },
    category: 'supplies',
    contractors: 12,
    value: 1_000_000,
    entities: 'All',
    scope: ['Goods'],
    cohorts: null,
    smallFirms: null,
    priceReview: null,
    steps: [],
    documents: [],
    history: [],
    related: [],
  }
  return record('agreement', slug, { body })
}

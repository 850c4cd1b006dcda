import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#domain/content/kinds'
import type { Locale } from '#domain/site/locale'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { book, section, service } from '../sample-records'

const whole: Partial<Body<'service'>> = {
  topic: 'information',
  audiences: ['suppliers', 'entities'],
  start: { address: '/contact', note: 'Note' },
  requirements: ['An account'],
  steps: [{ title: 'Title', text: 'Text', time: null }],
  duration: 0,
  durationOf: 'Placing an order',
  cost: { amount: 0, upTo: false, note: 'Once a year' },
  channels: ['site', 'phone'],
  hours: 'Around the clock',
  languages: ['ar', 'en'],
  launched: '2024-03-10',
  levels: {
    period: '2026',
    measures: [{ measure: 'Time', target: '1 day', measured: null, missed: false }],
  },
  manual: { book: 'manual', note: 'Chapter 2' },
  questions: [{ question: 'Question', answer: 'Answer' }],
  related: ['store', 'no-longer-there'],
  history: [{ date: '2026-01-01', note: 'Note' }],
}

const price = (amount: number, upTo = false) => ({ amount, upTo, note: null })

let database: TestDatabase
beforeAll(async () => {
  const start = { address: null, note: 'Note' }
  const records = [
    service('whole', whole),
    service('store', { audiences: ['suppliers'], platform: 'procurement', start }),
    service('market', { audiences: ['suppliers', 'entities'] }),
    service('plan', { audiences: ['entities'], topic: 'spending', platform: 'teams', start }),
    service('hall', { topic: 'people', duration: 2, cost: price(1_500) }),
    service('room', { topic: 'information', cost: price(500, true) }),
    section('procurement'),
    book('manual', 'procurement'),
  ]
  const none = { procurement: null, operations: null, halls: null, healthInsurance: null }
  const platforms = { ...none, teams: 'https://teams.example.com/' }
  database = await openDatabase(records, { platforms })
})
afterAll(() => database.close())

const list = (params = {}) => loaders.services(loaderDeps(database, 'en'), params)
const read = (slug: string, locale: Locale = 'en') =>
  loaders.service(loaderDeps(database, locale), { slug })

describe('the list of services', () => {
  it('shows all of them, and how many each choice would leave', async () => {
    const payload = await list()
    expect(payload?.services).toHaveLength(6)
    expect(payload?.facetedList).toMatchObject({ count: 6, applied: [], clear: '/en/services' })
    const [audience] = payload?.facetedList.facets ?? []
    expect(audience?.options.map(({ value, count }) => [value, count])).toEqual([
      ['entities', 3],
      ['suppliers', 3],
      ['employees', 0],
      ['individuals', 0],
    ])
  })

  it('is narrowed by audience and topic together, with the way back from each', async () => {
    const payload = await list({ audience: 'suppliers', topic: 'procurement' })
    expect(payload?.services.map(({ slug }) => slug).toSorted()).toEqual(['market', 'store'])
    expect(payload?.facetedList.applied).toEqual([
      { label: 'Suppliers', href: '/en/services?topic=procurement', count: 2 },
      { label: 'Procurement', href: '/en/services?audience=suppliers', count: 3 },
    ])
    expect(payload?.head?.title).toBe('E-services: Suppliers, Procurement')
  })

  it('says what would be left when nothing is', async () => {
    const payload = await list({ audience: 'entities', topic: 'people' })
    expect(payload?.services).toEqual([])
    expect(payload?.facetedList.applied.map(({ count }) => count)).toEqual([1, 3])
  })

  it.each([{ audience: 'everyone' }, { topic: '' }, { topic: 'ENTITIES' }])(
    'has no part %o',
    async (params) => {
      expect(await list(params)).toBeNull()
    },
  )
})

describe('a service', () => {
  it('has every part of its record, on the page of one language', async () => {
    const payload = await read('whole')
    expect(payload?.facts).toEqual([
      { name: 'Duration', value: 'Placing an order: instant', note: null },
      { name: 'Cost', value: 'Free', note: 'Once a year' },
      { name: 'For', value: 'Suppliers, government entities', note: null },
      { name: 'Service channels', value: 'This site, phone', note: null },
      { name: 'Service language', value: 'Arabic, English', note: null },
      { name: 'Launched', value: expect.objectContaining({ iso: '2024-03-10' }), note: null },
      { name: 'Hours', value: 'Around the clock', note: null },
    ])
    const { requirements, steps, levels, questions } = whole
    expect(payload).toMatchObject({ requirements, steps, levels, questions })
    expect(payload?.manual).toEqual({ slug: 'manual', title: 'Record manual', note: 'Chapter 2' })
    expect(payload?.related).toEqual([{ slug: 'store', icon: 'file', title: 'Record store' }])
    expect(payload?.history).toMatchObject([{ date: { iso: '2026-01-01' }, note: 'Note' }])
    expect(payload?.jsonLd).toHaveLength(2)
  })

  it.each([
    ['en', ['2 working days', 'SAR 1,500']],
    ['ar', ['يوما عمل', '1,500 ريال']],
  ] as const)('says its duration and cost in words (%s)', async (locale, values) => {
    expect((await read('hall', locale))?.facts.map(({ value }) => value)).toEqual(values)
  })

  it('says the most it may cost where some pay less, also to programs', async () => {
    const payload = await read('room')
    expect(payload?.facts).toContainEqual({ name: 'Cost', value: 'Up to SAR 500', note: null })
    const range = { minPrice: 0, maxPrice: 500 }
    expect(payload?.jsonLd).toMatchObject([{ offers: { priceSpecification: range } }])
  })

  it('starts at the address of its platform, or at a page in the same language', async () => {
    expect((await read('plan'))?.start?.href).toBe('https://teams.example.com/')
    expect((await read('whole'))?.start?.href).toBe('/en/contact')
    expect((await read('whole', 'ar'))?.start?.href).toBe('/contact')
  })

  it('has nowhere to start when its platform has no address', async () => {
    const payload = await read('store')
    expect(payload?.start).toEqual({ href: null, note: 'Note' })
    expect(JSON.stringify(payload?.jsonLd)).not.toContain('availableChannel')
    expect(JSON.stringify((await read('plan'))?.jsonLd)).toContain('availableChannel')
  })

  it('leaves out every part it does not have', async () => {
    const payload = await read('market')
    expect(payload).toMatchObject({ start: null, levels: null, manual: null, steps: [] })
    expect(payload?.facts.map(({ name }) => name)).toEqual(['For'])
    expect(payload?.jsonLd).toHaveLength(1)
  })

  it('of an unknown name is none', async () => {
    expect(await read('nothing-here')).toBeNull()
  })
})

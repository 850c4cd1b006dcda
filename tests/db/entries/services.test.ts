import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import type { LoaderDeps } from '#worker/payloads/loader'
import { loaders } from '#worker/payloads/loaders/registry'
import { openSeededDatabase, type TestDatabase } from '../database'

let site: TestDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')
function deps(locale: LoaderDeps['locale'], at = now): LoaderDeps {
  const origin = 'https://efficiency.example.com'
  return { db: site.db, locale, now: at, t: translators[locale], origin }
}

const list = (params = {}, locale: LoaderDeps['locale'] = 'en') =>
  loaders.services(deps(locale), params)
const service = (slug: string, locale: LoaderDeps['locale'] = 'en') =>
  loaders.service(deps(locale), { slug })
const agreements = (params = {}, day = '2026-11-20') =>
  loaders.frameworkAgreements(deps('en', Date.parse(`${day}T09:00:00+03:00`)), params)

describe('the list of services', () => {
  it('shows all of them, and how many each choice would leave', async () => {
    const payload = await list()
    expect(payload?.services).toHaveLength(12)
    expect(payload?.facetedList).toMatchObject({ count: 12, applied: [], clear: '/en/services' })
    const [audience] = payload?.facetedList.facets ?? []
    expect(audience?.options.map(({ value, count }) => [value, count])).toEqual([
      ['entities', 11],
      ['suppliers', 4],
      ['employees', 3],
      ['individuals', 1],
    ])
  })

  it('is narrowed by audience and topic together, with the way back from each', async () => {
    const payload = await list({ audience: 'suppliers', topic: 'procurement' })
    expect(payload?.services.map(({ slug }) => slug)).toEqual([
      'government-procurement-platform',
      'e-marketplace',
      'join-framework-agreement',
    ])
    expect(payload?.facetedList.applied).toEqual([
      { label: 'Suppliers', href: '/en/services?topic=procurement', count: 4 },
      { label: 'Procurement', href: '/en/services?audience=suppliers', count: 4 },
    ])
    expect(payload?.head?.title).toBe('E-services: Suppliers, Procurement')
  })

  it('says what would be left when nothing is', async () => {
    const payload = await list({ audience: 'individuals', topic: 'projects' })
    expect(payload?.services).toEqual([])
    expect(payload?.facetedList.applied.map(({ count }) => count)).toEqual([1, 1])
  })

  it.each([{ audience: 'everyone' }, { topic: '' }, { topic: 'ENTITIES' }])(
    'has no part %o',
    async (params) => {
      expect(await list(params)).toBeNull()
    },
  )
})

describe('a service', () => {
  const factsOf = async (slug: string, locale: LoaderDeps['locale'] = 'en') =>
    Object.fromEntries(
      ((await service(slug, locale))?.facts ?? []).map(({ name, value }) => [name, value]),
    )

  it('of no duration is immediate, and of no cost free', async () => {
    expect(await factsOf('e-marketplace')).toMatchObject({ Duration: 'Immediate', Cost: 'Free' })
    expect(await factsOf('halls-hospitality-platform')).toMatchObject({
      Duration: '2 working days',
      Cost: 'SAR 500',
    })
    expect(await factsOf('halls-hospitality-platform', 'ar')).toMatchObject({
      المدة: 'يوما عمل',
      التكلفة: '500 ريال',
    })
  })

  it('that is a platform starts at the address of the settings, in any language', async () => {
    const payload = await service('efficiency-teams-platform')
    expect(payload?.start?.href).toBe('https://teams.example.com/')
    expect((await service('information-request'))?.start?.href).toBe('/en/contact')
    expect((await service('information-request', 'ar'))?.start?.href).toBe('/contact')
  })

  it('that does not stand is none', async () => {
    expect(await service('nothing-here')).toBeNull()
  })

  it.each(['ar', 'en'] as const)('has all of its parts (%s)', async (locale) => {
    const all = (await list({}, locale))?.services ?? []
    for (const { slug } of all) {
      const payload = await service(slug, locale)
      expect(payload?.facts).toHaveLength(7)
      expect(payload?.steps.length).toBeGreaterThanOrEqual(3)
      expect(payload?.questions.length).toBeGreaterThanOrEqual(3)
      expect(payload?.start?.href).toBeTruthy()
      expect(payload?.levels?.measures.length).toBeGreaterThan(1)
      expect(payload?.manual?.title).toBeTruthy()
      expect(payload?.head?.description.length).toBeLessThanOrEqual(160)
    }
  })
})

describe('the framework agreements', () => {
  const slugsOf = async (params = {}, day?: string) =>
    (await agreements(params, day))?.agreements.map(({ slug }) => slug)

  it('that take new contractors come first, and those that have ended last', async () => {
    const slugs = await slugsOf()
    expect(slugs?.slice(0, 2)).toEqual(['it-services', 'training-services'])
    expect(slugs?.at(-1)).toBe('printing-supplies')
  })

  it('take new contractors on the days of their window alone', async () => {
    expect(await slugsOf({ status: 'joining' }, '2026-11-16')).toContain('it-services')
    expect(await slugsOf({ status: 'joining' }, '2026-12-15')).toContain('it-services')
    expect(await slugsOf({ status: 'joining' }, '2026-12-16')).not.toContain('it-services')
  })

  it('that take new contractors are running too', async () => {
    const payload = await agreements({ type: 'open', status: 'running' })
    expect(payload?.agreements.map(({ status }) => status)).toEqual([
      'joining',
      'joining',
      'running',
      'running',
      'running',
    ])
  })

  it('tell how much of their term has passed', async () => {
    const elapsed = async (day: string) =>
      (await agreements({}, day))?.agreements.find(({ slug }) => slug === 'it-services')?.elapsed
    expect(await elapsed('2025-05-01')).toBe(0)
    expect(await elapsed('2027-05-16')).toBe(50)
    expect(await elapsed('2030-01-01')).toBe(100)
  })

  it('have no part that nobody has named', async () => {
    expect(await agreements({ type: 'ajar' })).toBeNull()
  })
})

/** Runs last because it changes the stored content. */
describe('a service that lacks something', () => {
  it('has nowhere to start when its platform has no address', async () => {
    await site.d1
      .prepare(
        `update settings set value = json_set(value, '$.teams', null) where key = 'platforms'`,
      )
      .run()
    const payload = await service('efficiency-teams-platform')
    expect(payload?.start).toMatchObject({ href: null })
    expect(JSON.stringify(payload?.jsonLd)).not.toContain('availableChannel')
  })

  it('leaves out every part it does not have', async () => {
    const nothing = `'$.duration', null, '$.cost', null, '$.launched', null, '$.hours', null,
      '$.levels', null, '$.manual', null, '$.start', null`
    const empty = ['audiences', 'channels', 'languages', 'steps', 'questions', 'requirements']
      .map((name) => `'$.${name}', json('[]')`)
      .join(', ')
    await site.d1
      .prepare(
        `update entries set body = json_set(body, ${nothing}, ${empty}) where slug = 'e-marketplace'`,
      )
      .run()
    const payload = await service('e-marketplace')
    expect(payload).toMatchObject({ start: null, facts: [], levels: null, manual: null, steps: [] })
    expect(payload?.jsonLd).toHaveLength(1)
  })
})

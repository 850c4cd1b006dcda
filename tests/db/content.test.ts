import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listNames } from '#domain/forms/field'
import { supportKinds } from '#domain/forms/support'
import { arTickets } from '#domain/messages/ar/tickets'
import { enTickets } from '#domain/messages/en/tickets'
import type { Department } from '#domain/payloads/about'
import { locales } from '#domain/site/locale'
import { readFormOptions } from '#worker/pages/form-options'
import { loaders } from '#worker/pages/loaders'
import { siteContent } from '../support/content'
import { openSeededDatabase, type TestDatabase } from './database'
import { loaderDeps } from './loader-deps'

// What the specification asks of the editors' own content; other tests use sample records.
// Read first: workerd closes connections that wait for it.
const { rows } = siteContent()
let database: TestDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

describe.each(locales)('the content (%s)', (locale) => {
  const deps = () => loaderDeps(database, locale)

  it('has the six figures of the specification on the home page', async () => {
    const home = await loaders.home(deps(), {})
    expect(home?.achievements.figures.map(({ number, sign }) => number + sign)).toEqual([
      '105+',
      '11%',
      '21',
      '57,000',
      '191',
      '1,500+',
    ])
  })

  it('has nine members of the board and eight executives, each with a page', async () => {
    const directors = await loaders.directors(deps(), {})
    const management = await loaders.executiveManagement(deps(), {})
    const { executives = [], ofBoard = [] } = management ?? {}
    expect([directors?.members.length, executives.length, ofBoard.length]).toEqual([9, 7, 1])
    for (const { slug, name } of [...executives, ...ofBoard]) {
      const page = await loaders.executive(deps(), { slug })
      expect(page?.head?.title).toBe(name)
      expect(page?.head?.description.length).toBeLessThanOrEqual(160)
    }
  })

  it('has an executive at the head of eight departments of one tree', async () => {
    const structure = await loaders.orgStructure(deps(), {})
    const below = (department: Department): Department[] => [
      department,
      ...department.children.flatMap(below),
    ]
    const all = structure ? below(structure.root) : []
    const departments = rows.filter(({ kind }) => kind === 'department')
    expect(all).toHaveLength(departments.length / 2)
    expect(new Set(all.flatMap(({ head }) => head?.slug ?? [])).size).toBe(8)
  })

  it('has eighty terms in the dictionary', async () => {
    expect((await loaders.dictionary(deps(), {}))?.total).toBe(80)
  })

  it('names every kind of request with a hint, and offers something in every list', async () => {
    const contact = await loaders.contact(deps(), {})
    expect(contact?.kinds.map(({ value }) => value)).toEqual([...supportKinds])
    expect(contact?.kinds.every(({ hint }) => hint)).toBe(true)
    expect(contact?.topics.at(-1)?.value).toBe('other')
    const { lists } = (await readFormOptions(deps())) ?? {}
    for (const name of listNames) expect([name, lists?.[name].length]).not.toEqual([name, 0])
  })

  it('explains every status of a request by its own name', async () => {
    const { status } = locale === 'ar' ? arTickets : enTickets
    const faq = await loaders.faq(deps(), { category: 'requests' })
    const html = faq?.categories.map(({ questions }) => questions).join('') ?? ''
    const [answer = ''] = /<details id="request-status".*?<\/details>/s.exec(html) ?? []
    const names = [...answer.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)
    expect(names).toEqual(Object.values(status).map(({ title }) => title))
  })

  it('describes twelve services in full', async () => {
    const { services = [] } = (await loaders.services(deps(), {})) ?? {}
    expect(services).toHaveLength(12)
    for (const { slug } of services) {
      const service = await loaders.service(deps(), { slug })
      expect([slug, service?.facts.length]).toEqual([slug, 7])
      expect(service?.steps.length).toBeGreaterThanOrEqual(3)
      expect(service?.questions.length).toBeGreaterThanOrEqual(3)
      expect(service?.start?.href).toBeTruthy()
      expect(service?.levels?.measures.length).toBeGreaterThan(1)
      expect(service?.manual?.title).toBeTruthy()
      expect(service?.head?.description.length).toBeLessThanOrEqual(160)
    }
  })

  it('has six galleries of two pictures or more, no two alike, each described', async () => {
    const list = await loaders.photoGalleries(deps(), {})
    const slugs = list?.galleries.map(({ slug }) => slug) ?? []
    const galleries = await Promise.all(slugs.map((slug) => loaders.photoGallery(deps(), { slug })))
    expect(galleries).toHaveLength(6)
    expect(galleries.every((gallery) => (gallery?.pictures.length ?? 0) >= 2)).toBe(true)
    const pictures = galleries.flatMap((gallery) => gallery?.pictures ?? [])
    expect(new Set(pictures.map(({ slug }) => slug)).size).toBe(pictures.length)
    const isDescribed = pictures.every(({ caption, alt }) => caption.length > 5 && alt.length > 20)
    expect(isDescribed).toBe(true)
  })

  it('has six videos on an external site, each with a transcript', async () => {
    const { videos = [] } = (await loaders.videoGallery(deps(), {})) ?? {}
    expect(videos).toHaveLength(6)
    expect(videos.every(({ href }) => href.startsWith('https://video.example.com/'))).toBe(true)
    expect(videos.every(({ transcript }) => transcript.length >= 2)).toBe(true)
    expect(videos.every(({ chapters }) => chapters.length >= 3)).toBe(true)
  })

  it('has four issues of the magazine, read on its own page', async () => {
    const magazine = await loaders.magazine(deps(), {})
    expect(magazine?.issues.map(({ link }) => link)).toEqual([4, 3, 2, 1].map((n) => `#issue-${n}`))
  })

  it('has ten datasets, each published in four formats', async () => {
    const { datasets = [] } = (await loaders.openData(deps(), {})) ?? {}
    expect(datasets).toHaveLength(10)
    expect(datasets.every(({ files }) => files.length === 4)).toBe(true)
  })

  it.each(['privacy-policy', 'terms-conditions', 'information-freedom'])(
    'gives %s its version, 8 to 12 sections and a history',
    async (slug) => {
      const article = await loaders.article(deps(), { slug })
      expect(article?.contents.length).toBeGreaterThanOrEqual(8)
      expect(article?.contents.length).toBeLessThanOrEqual(12)
      expect(article?.history.length).toBeGreaterThanOrEqual(2)
      expect(article?.version?.effective.hijri).not.toBe('')
      expect(article?.readingMinutes).toBeGreaterThan(1)
    },
  )
})

it('the dataset of agreements begins with the first of them', () => {
  const bodyOf = ({ body }: (typeof rows)[number]) => body as Record<string, unknown>
  const starts = rows
    .filter(({ kind }) => kind === 'agreement')
    .map((row) => (bodyOf(row).term as { start: string }).start)
  const [agreements] = rows.filter(
    ({ kind, slug }) => kind === 'dataset' && slug === 'framework-agreements',
  )
  expect(starts.length).toBeGreaterThan(0)
  expect(agreements && bodyOf(agreements).period).toEqual({ from: starts.toSorted()[0], to: null })
})

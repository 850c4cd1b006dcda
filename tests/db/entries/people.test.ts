import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { riyadhDate } from '#domain/dates/calendar'
import type { Department } from '#domain/payloads/about'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'

const photoOf = (slug: string) => `/portraits/${slug}.svg`
const person = { position: 'Position', initials: 'AB', portrait: 'woman' } as const

const member = (slug: string, position: number, photo: string | null = photoOf(slug)) =>
  record('member', slug, { position, body: { ...person, role: 'Role', photo } })

const posts = [
  { from: 2020, to: null, title: 'Head' },
  { from: 2012, to: 2020, title: 'Engineer' },
]

const executive = (slug: string, department: string, more = {}) =>
  record('executive', slug, {
    body: {
      ...more,
      ...person,
      photo: null,
      department,
      portfolio: 'Portfolio',
      responsibilities: ['One'],
      biography: ['One'],
    },
  })

const department = (slug: string, parent: string | null, rank: Department['rank']) =>
  record('department', slug, { body: { parent, rank }, summary: `Duties of ${slug}` })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    record('board', 'board', { body: { duties: ['One'], meetings: 'Four', conduct: 'Open' } }),
    member('second', 2),
    member('first', 1, null),
    record('committee', 'audit', { body: { chair: 'second', members: ['first', 'nobody'] } }),
    department('board', null, 'board'),
    department('chief', 'board', 'executive'),
    department('north', 'chief', 'sector'),
    department('south', 'chief', 'sector'),
    department('audit', 'board', 'office'),
    executive('dalal', 'audit', { posts }),
    executive('amal', 'chief'),
    executive('basil', 'north'),
    executive('celia', 'closed'),
  ])
})
afterAll(() => database.close())
const deps = () => loaderDeps(database, 'en')

describe('the board', () => {
  it('lists its members in their order, with a photo where there is one', async () => {
    const directors = await loaders.directors(deps(), {})
    expect(directors?.members.map(({ slug, photo }) => [slug, photo])).toEqual([
      ['first', null],
      ['second', photoOf('second')],
    ])
  })

  it('names chair and members of a committee, and leaves out who is no member', async () => {
    const directors = await loaders.directors(deps(), {})
    expect(directors?.committees).toMatchObject([
      {
        slug: 'audit',
        chair: { slug: 'second', name: 'Record second' },
        members: [{ slug: 'first', name: 'Record first' }],
      },
    ])
  })
})

describe('an executive', () => {
  it('has a page with the department and its parts, and leads to the others', async () => {
    const page = await loaders.executive(deps(), { slug: 'amal' })
    expect(page?.head).toEqual({ title: 'Record amal', description: 'Position. Portfolio' })
    expect(page?.department).toMatchObject({
      slug: 'chief',
      children: ['Record north', 'Record south'],
    })
    expect(page?.others.map(({ slug }) => slug)).toEqual(['basil', 'celia', 'dalal'])
  })

  it('has none without a department, and nobody else has one', async () => {
    expect(await loaders.executive(deps(), { slug: 'celia' })).toBeNull()
    expect(await loaders.executive(deps(), { slug: 'nobody' })).toBeNull()
  })
})

describe('the executive management', () => {
  it('keeps the heads of offices of the board apart from those of the chief executive', async () => {
    const { executives = [], ofBoard = [] } = (await loaders.executiveManagement(deps(), {})) ?? {}
    expect(executives.map(({ slug }) => slug)).toEqual(['amal', 'basil', 'celia'])
    expect(ofBoard.map(({ slug }) => slug)).toEqual(['dalal'])
  })

  it('has the years of each post, up to this year in the present one', async () => {
    const page = await loaders.executive(deps(), { slug: 'dalal' })
    const thisYear = Number(riyadhDate(deps().now).slice(0, 4))
    expect(page?.posts.map(({ years }) => years)).toEqual([thisYear - 2020, 8])
    expect((await loaders.executive(deps(), { slug: 'amal' }))?.posts).toEqual([])
  })
})

describe('the organisation', () => {
  it('is a tree with the head of each department', async () => {
    const structure = await loaders.orgStructure(deps(), {})
    expect(structure?.root).toMatchObject({
      slug: 'board',
      rank: 'board',
      head: null,
      text: 'Duties of board',
      children: [
        { slug: 'audit', rank: 'office', head: { slug: 'dalal' }, children: [] },
        {
          slug: 'chief',
          head: { slug: 'amal', name: 'Record amal' },
          children: [
            { slug: 'north', head: { slug: 'basil' }, children: [] },
            { slug: 'south', head: null, children: [] },
          ],
        },
      ],
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Department } from '#domain/payloads/about'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'

const person = { position: 'Position', initials: 'AB' } as const

const member = (slug: string, position: number, more = {}) =>
  record('member', slug, { position, body: { ...person, role: 'Role', ...more } })

const desk = {
  ...{ width: 1920, height: 1280, focus: { x: 50, y: 50 }, colour: '#104631' },
  ...{ alt: 'A desk', credit: 'Nobody' },
}

const executive = (slug: string, department: string, more = {}) =>
  record('executive', slug, {
    body: {
      ...more,
      ...person,
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
    record('picture', 'desk', { date: '2026-01-01', body: desk }),
    member('second', 2, { image: 'desk' }),
    member('first', 1),
    record('committee', 'audit', { body: { chair: 'second', members: ['first', 'nobody'] } }),
    department('board', null, 'board'),
    department('chief', 'board', 'executive'),
    department('north', 'chief', 'sector'),
    department('south', 'chief', 'sector'),
    department('audit', 'board', 'office'),
    executive('dalal', 'audit'),
    executive('amal', 'chief'),
    executive('basil', 'north'),
    executive('celia', 'closed'),
  ])
})
afterAll(() => database.close())
const deps = () => loaderDeps(database, 'en')

describe('the board', () => {
  it('lists its members in their order, with a picture where there is one', async () => {
    const directors = await loaders.directors(deps(), {})
    expect(directors?.members.map(({ slug, picture }) => [slug, picture?.slug])).toEqual([
      ['first', undefined],
      ['second', 'desk'],
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

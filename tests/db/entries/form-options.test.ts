import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choiceLists, listNames } from '#domain/forms/field'
import { readFormOptions } from '#worker/pages/form-options'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { policy } from '../sample-records'

const kind = (slug: string, position: number) =>
  record('ticket-kind', slug, { position, summary: `Purpose of ${slug}`, body: {} })

const lists = Object.values(choiceLists).map((slug) =>
  record('choice-list', slug, {
    body: (locale) => ({ choices: [{ value: 'one', label: `${slug} ${locale}` }] }),
  }),
)

const holiday = (date: string, days: number) =>
  record('holiday', `holiday-${date}`, { date, body: { days } })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase(
    [
      kind('tech', 2),
      kind('info', 1),
      kind('data', 3),
      record('ticket-topic', 'website', { position: 1, body: {} }),
      record('ticket-topic', 'other', { position: 2, body: {} }),
      ...lists,
      holiday('2027-03-09', 3),
      holiday('2027-03-11', 2),
      holiday('2026-09-23', 1),
      ...Array.from({ length: 5 }, (_, at) => holiday(`${2028 + at}-01-01`, 14)),
      policy('privacy-policy', '2.1'),
    ],
    {
      channels: {
        phone: '+966 11 000 0000',
        email: 'care@example.com',
        address: null,
        map: null,
        hours: { ar: 'صباحًا', en: 'Mornings' },
      },
    },
  )
})
afterAll(() => database.close())

describe('the options of forms', () => {
  it('name every kind of request, and offer those that senders choose', async () => {
    const options = await readFormOptions(loaderDeps(database, 'en'))
    expect(options?.kindNames).toEqual({
      INFO: 'Record info',
      TECH: 'Record tech',
      DATA: 'Record data',
    })
    expect(options?.lists.kinds).toEqual([
      { value: 'INFO', label: 'Record info', hint: 'Purpose of info' },
      { value: 'TECH', label: 'Record tech', hint: 'Purpose of tech' },
    ])
    expect(options?.privacyVersion).toBe('2.1')
  })

  it('have every list in the language of the page', async () => {
    const { lists: read } = (await readFormOptions(loaderDeps(database, 'ar'))) ?? {}
    for (const name of listNames) expect([name, read?.[name].length]).not.toEqual([name, 0])
    expect(read?.dataRequestTypes).toEqual([
      { value: 'one', label: `${choiceLists.dataRequestTypes} ar`, hint: null },
    ])
    expect(read?.topics.map(({ value }) => value)).toEqual(['website', 'other'])
  })

  it('name each day off once, of the last 60 days and later, and at most 60', async () => {
    const inEid = await readFormOptions(loaderDeps(database, 'ar', '2027-03-10T00:30:00+03:00'))
    expect(inEid?.holidays.slice(0, 4)).toEqual([
      '2027-03-09',
      '2027-03-10',
      '2027-03-11',
      '2027-03-12',
    ])
    const later = await readFormOptions(loaderDeps(database, 'ar', '2027-05-20T00:30:00+03:00'))
    expect(later?.holidays[0]).toBe('2028-01-01')
    expect(inEid?.holidays).toHaveLength(60)
  })

  it('are none without content', async () => {
    const empty = await openDatabase()
    expect(await readFormOptions(loaderDeps(empty, 'ar'))).toBeNull()
    await empty.close()
  })
})

it.each(['contact', 'inquiry'] as const)('the page %s names the channels', async (name) => {
  const { channels } = (await loaders[name](loaderDeps(database, 'en'), {})) ?? {}
  expect(channels).toEqual({
    phone: '+966 11 000 0000',
    hours: 'Mornings',
    email: 'care@example.com',
    address: null,
    map: null,
  })
})

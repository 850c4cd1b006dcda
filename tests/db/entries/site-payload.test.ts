import { expect, it, onTestFinished } from 'vitest'
import { datasetVersions } from '#db/schema/content'
import type { Settings } from '#domain/site/settings'
import { loadSite } from '#worker/pages/load-site'
import { loaders } from '#worker/pages/loaders'
import { openDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { dataset, service } from '../sample-records'

const records = [
  service('buy', { platform: 'procurement' }),
  record('ticket-kind', 'info', { body: {}, updated: '2026-11-05T09:00:00+03:00' }),
]

async function openWith(settings: Partial<Settings>) {
  const database = await openDatabase(records, settings)
  onTestFinished(database.close)
  return loaderDeps(database, 'en')
}

it('header and footer leave out what is not set', async () => {
  const deps = await openWith({})
  expect(await loadSite(deps)).toMatchObject({
    domain: 'efficiency.example.com',
    registration: null,
    employeePortal: null,
    social: [],
    notices: [],
    year: 2026,
    modified: { iso: '2026-11-05' },
  })
  const { channels } = (await loaders.inquiry(deps, {})) ?? {}
  expect(channels).toEqual({ phone: null, hours: null, email: null, address: null, map: null })
})

it('marks of government stand in their order, 48 px high, in the language of the page', async () => {
  const vision = { file: 'vision.png', ratio: 1.5, ar: 'رؤية', en: 'Vision', href: null }
  const href = 'https://registry.example.com/'
  const stamp = { file: 'stamp.svg', ratio: 2, ar: 'الختم', en: 'Stamp', href }
  const shown = (await loadSite(await openWith({ marks: { vision, stamp } })))?.marks
  expect(shown).toEqual([
    { file: 'stamp.svg', width: 96, height: 48, alt: 'Stamp', href },
    { file: 'vision.png', width: 72, height: 48, alt: 'Vision', href: null },
  ])
  expect((await loadSite(await openWith({})))?.marks).toEqual([])
})

it('the last update is that of a record, or of a dataset that has a newer version', async () => {
  const modifiedWith = async (date: string) => {
    const database = await openDatabase([...records, dataset('agreements', '2026-10-01')])
    onTestFinished(database.close)
    await database.db.insert(datasetVersions).values({
      dataset: 'agreements',
      date,
      columns: [],
      rows: [],
      rowCount: 0,
      files: [],
      checkedOn: date,
    })
    return (await loadSite(loaderDeps(database, 'en')))?.modified.iso
  }
  expect(await modifiedWith('2026-11-06')).toBe('2026-11-06')
  expect(await modifiedWith('2026-10-01')).toBe('2026-11-05')
})

it('a platform leads to its address, else to its service, else it is left out', async () => {
  const hrefsWith = async (platforms: Partial<Settings['platforms']>) => {
    const site = await loadSite(await openWith({ platforms: platforms as Settings['platforms'] }))
    return site?.platforms.map(({ href }) => href)
  }
  expect(await hrefsWith({})).toEqual(['/en/services/buy'])
  const addresses = { teams: 'https://teams.example.com/', procurement: 'https://buy.example.com/' }
  expect(await hrefsWith(addresses)).toEqual([addresses.teams, addresses.procurement])
})

it('there is no header without content', async () => {
  const empty = await openDatabase()
  onTestFinished(empty.close)
  expect(await loadSite(loaderDeps(empty, 'ar'))).toBeNull()
})

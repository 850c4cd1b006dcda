import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { mainOf } from '../../support/html'
import { openSite, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const read = async (path: string) => mainOf(await (await site.ask(path)).text())

it('the page of a dataset whose version is late says so, with the day of the version', async () => {
  const late = await openSite({
    statements: [
      "DELETE FROM dataset_versions WHERE dataset = 'requests-and-replies' AND date < (SELECT max(date) FROM dataset_versions WHERE dataset = 'requests-and-replies')",
      "UPDATE dataset_versions SET date = '2026-09-01', checked_on = '2026-09-01' WHERE dataset = 'requests-and-replies'",
    ],
  })
  onTestFinished(() => late.close())
  const read = async (path: string) => mainOf(await (await late.ask(path)).text())
  expect(await read('/open-data/requests-and-replies')).toMatch(
    /متأخرة\s*صدرت أحدث نسخة في 1 سبتمبر 2026، ولم تصدر نسخة في الفترة الجارية/,
  )
  expect(await read('/en/open-data/requests-and-replies')).toMatch(
    /Late\s*The latest version is of 1 September 2026; no version has been published/,
  )
})

it('the page of a dataset in time says so', async () => {
  const page = await read('/en/open-data/dictionary')
  expect(page).toContain('On time')
  expect(page).not.toContain('no version has been published')
})

it('a dataset of a year that is over names no day for the next version', async () => {
  expect(await read('/en/open-data/achievements')).not.toContain('Next due')
  expect(await read('/en/open-data/working-days')).toContain('Next due')
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { riyadhDate } from '#domain/dates/calendar'
import { readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

const former = '2020-01-01'
let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const today = () => riyadhDate(Date.now())

/** Moves a dataset's version into the past, so that the next is due. */
async function makeDue(dataset: string): Promise<void> {
  const { DB, DATASETS } = await site.env()
  const sql = `UPDATE dataset_versions SET date = '${former}', checked_on = '${former}' WHERE dataset = ?`
  await DB.prepare(sql).bind(dataset).run()
  const { objects } = await DATASETS.list({ prefix: `${dataset}/` })
  await DATASETS.delete(objects.map(({ key }) => key))
}

const versionsOf = (dataset: string) =>
  readRows(site, 'SELECT * FROM dataset_versions WHERE dataset = ? ORDER BY date', dataset)

const run = async (sql: string) => (await site.env()).DB.prepare(sql).run()

describe('a dataset whose period has begun', () => {
  it('is published anew with what changed, once', async () => {
    await makeDue('framework-agreements')
    await run(`UPDATE entries SET body = json_set(body, '$.contractors', 4321)
               WHERE kind = 'agreement' AND slug = 'it-services'`)
    await site.cron()
    const [, version, ...more] = await versionsOf('framework-agreements')
    expect([version?.date, more]).toEqual([today(), []])
    expect(JSON.parse(String(version?.changes))).toEqual({ added: 0, removed: 0, changed: 1 })
    const file = await site.ask(`/open-data/framework-agreements/${today()}.csv`)
    const etag = file.headers.get('etag')
    expect(await file.text()).toContain(',4321,')
    const latest = await site.ask('/open-data/framework-agreements/latest.csv')
    expect(latest.headers.get('location')).toContain(`/${today()}.csv`)
    const page = await (await site.ask('/en/open-data/framework-agreements')).text()
    expect(page).toContain('1 row changed')
    await run("UPDATE entries SET title = 'Other' WHERE kind = 'agreement'")
    await site.cron()
    expect(await versionsOf('framework-agreements')).toHaveLength(2)
    const again = await site.ask(`/open-data/framework-agreements/${today()}.csv`)
    expect([again.headers.get('etag'), (await again.text()).includes('Other')]).toEqual([
      etag,
      false,
    ])
  })

  it('gets no version if nothing has changed, only the day it was checked', async () => {
    await makeDue('dictionary')
    await site.cron()
    const versions = await versionsOf('dictionary')
    expect(versions.map(({ date, checked_on }) => [date, checked_on])).toEqual([[former, today()]])
  })

  it('is published by the next run when one was cut off before its files were complete', async () => {
    const { DATASETS } = await site.env()
    const [whole] = await versionsOf('questions')
    await DATASETS.delete([`questions/${today()}.json`, `questions/${today()}.jsonl`])
    await run("UPDATE dataset_versions SET files = NULL WHERE dataset = 'questions'")
    expect((await site.ask('/open-data/questions/latest.csv')).status).toBe(404)
    await site.cron()
    const [version] = await versionsOf('questions')
    expect(version?.files).toBe(whole?.files)
    expect((await site.ask(`/open-data/questions/${today()}.json`)).status).toBe(200)
  })

  it('does not keep the others from being published when its records cannot be read', async () => {
    await makeDue('service-levels')
    await makeDue('achievements')
    await run("UPDATE entries SET body = '{}' WHERE kind = 'service-level'")
    await run(`UPDATE entries SET body = json_set(body, '$.value', 7)
               WHERE kind = 'achievement' AND slug = 'marketplace'`)
    await site.cron()
    expect(await versionsOf('service-levels')).toHaveLength(1)
    expect(await versionsOf('achievements')).toHaveLength(2)
    const failed = (await site.log()).filter((line) => line.includes('"part":"service-levels"'))
    expect(failed.length).toBeGreaterThan(0)
    expect(failed[0]).toContain('"level":"error"')
  })
})

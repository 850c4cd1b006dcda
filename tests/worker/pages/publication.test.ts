import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { compareSeed, loadSeed } from '#db/seed/load-seed'
import { buildSeed } from '#db/seed/seed'
import { locales, localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { startWorkshop } from '../../db/workshop'
import { openForm, post, supportFields } from '../../support/forms/forms'
import { countRows, forgetVisitors } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

const workshop = startWorkshop()
let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

it('the site answers and stores while all of its content is published', async () => {
  const { DB, OUTBOX } = await site.env()
  workshop.edit('home/home.yaml', (text) => text.replaceAll('مرحبًا بكم', 'أهلًا بكم'))
  const seed = buildSeed(workshop.folder)
  let isLoading = true
  const loading = loadSeed(DB, seed, seed.statements).finally(() => {
    isLoading = false
  })
  const answers: [string, number][] = []
  let sent = 0
  const paths = ['/', '/media-center/news', '/services', '/faq', '/search?q=efficiency']
  for (let turn = 0; isLoading; turn += 1) {
    const path = localPath(paths[turn % paths.length] ?? '/', locales[turn % 2] ?? 'ar')
    answers.push([
      path,
      (await site.ask(path, { headers: { 'cache-control': 'no-cache' } })).status,
    ])
    if (turn % 10 > 0) continue
    const form = routePath('contact', 'ar')
    answers.push([form, (await post(site, form, supportFields(await openForm(site, form)))).status])
    sent += 1
  }
  await loading
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter(([, status]) => status !== 200 && status !== 303)).toEqual([])
  expect(await countRows(site, 'submissions')).toBe(sent)
  expect((await OUTBOX.list({ prefix: 'outbox:' })).keys).toEqual([])
  await site.isolate()
  expect(await (await site.ask('/')).text()).toContain('أهلًا بكم')
})

it('a database knows what was loaded into it: a corrected word costs a handful of statements', async () => {
  const { DB } = await site.env()
  const before = buildSeed(workshop.folder)
  await loadSeed(DB, before, before.statements)
  expect(await compareSeed(DB, before)).toEqual([])
  workshop.edit('home/home.yaml', (text) => text.replaceAll('Welcome to', 'Hello from'))
  const after = buildSeed(workshop.folder)
  const changed = await compareSeed(DB, after)
  expect(changed.length).toBeGreaterThan(1)
  expect(changed.length).toBeLessThan(6)
  await loadSeed(DB, after, changed)
  expect(await compareSeed(DB, after)).toEqual([])
  await site.isolate()
  expect(await (await site.ask('/en')).text()).toContain('Hello from')
})

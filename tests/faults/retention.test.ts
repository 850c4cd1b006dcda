import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { routePath } from '#domain/site/routes'
import { decideComment } from '../support/decide-comment'
import { post } from '../support/forms/forms'
import { newVisitor } from '../support/forms/posts'
import { countRows, forgetVisitors, readRows } from '../support/rows'
import { type Bench, openBench } from './harness/bench'
import { nightIn } from './harness/night'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())
beforeEach(async () => {
  await forgetVisitors(bench.site)
  await sendFeedback()
  await sendTickets()
})

const service = routePath('service', 'en', { slug: 'e-marketplace' })
const book = routePath('book', 'en', { slug: 'asset-register-guide' })
const published = 'The table of useful lives is what our office needed.'
const held = 'A comment that nobody has published.'

async function sendFeedback(): Promise<void> {
  const visitor = newVisitor()
  const answers: [path: string, fields: Record<string, string>][] = [
    [service, { form: 'feedback', answer: 'yes', reasons: 'helpful' }],
    [service, { form: 'rating', score: '4' }],
    [book, { form: 'comment', comment: published }],
    [book, { form: 'comment', comment: held }],
  ]
  for (const [path, fields] of answers) {
    const { status } = await post(bench.site, path, fields, visitor)
    if (status !== 303) throw new Error(`${fields.form}: ${status}`)
  }
  const [row] = await readRows(bench.site, 'SELECT id FROM comments WHERE text = ?', published)
  await decideComment(bench.site, row?.id, 'published')
}

/** A closed ticket and one that is still open. */
async function sendTickets(): Promise<void> {
  const { fields } = await bench.send('en')
  await bench.send('en')
  const { DB } = await bench.site.env()
  await DB.prepare("UPDATE submissions SET status = 'closed' WHERE idempotency_key = ?")
    .bind(fields.idempotencyKey)
    .run()
}

const listVisitors = () =>
  readRows(
    bench.site,
    `SELECT visitor FROM usefulness_votes UNION ALL SELECT visitor FROM ratings
    UNION ALL SELECT visitor FROM comments WHERE visitor <> ''`,
  )
const listComments = async () =>
  (await readRows(bench.site, 'SELECT text FROM comments')).map(({ text }) => text)
const listStatuses = async () =>
  (await readRows(bench.site, 'SELECT status FROM submissions ORDER BY status')).map(
    ({ status }) => status,
  )

it('an unpublished comment is deleted in the night after its 180 days, a published one stays', async () => {
  await bench.cron(nightIn(179))
  expect((await listComments()).toSorted()).toEqual([held, published])
  await bench.cron(nightIn(182))
  expect(await listComments()).toEqual([published])
})

it('visitor hashes are deleted in the night after twelve months, and their votes still count', async () => {
  await bench.cron(nightIn(364))
  expect(await listVisitors()).toHaveLength(3)
  expect(await countRows(bench.site, 'usefulness_counts')).toBe(0)
  await bench.cron(nightIn(367))
  expect(await listVisitors()).toEqual([])
  const page = 'service/e-marketplace'
  expect(await readRows(bench.site, 'SELECT page, answer, total FROM usefulness_counts')).toEqual([
    { page, answer: 'yes', total: 1 },
  ])
  expect(await readRows(bench.site, 'SELECT reason, total FROM reason_counts')).toEqual([
    { reason: 'helpful', total: 1 },
  ])
  expect(await readRows(bench.site, 'SELECT page, score, total FROM rating_counts')).toEqual([
    { page, score: 4, total: 1 },
  ])
  expect(await listComments()).toEqual([published])
})

it('a closed ticket is deleted with its events in the night after two years, an open one stays', async () => {
  await bench.cron(nightIn(729))
  expect(await listStatuses()).toEqual(['closed', 'received'])
  await bench.cron(nightIn(732))
  expect(await listStatuses()).toEqual(['received'])
  expect(await countRows(bench.site, 'events')).toBe(1)
})

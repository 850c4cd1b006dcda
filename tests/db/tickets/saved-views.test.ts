import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { collectDataOf, type Stores } from '#db/privacy/collect-personal-data'
import { insertRow } from '#db/seed/seed-sql'
import {
  addSavedView,
  listSavedViews,
  mostViews,
  removeSavedView,
  renameSavedView,
  shareSavedView,
} from '#db/staff/saved-views'
import { makeActor } from '../../support/actor'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { countRows, emptyTables } from '../seed/tables'

const at = Date.parse('2026-11-22T09:00:00+03:00')
const actorOf = (actor: string) =>
  makeActor({ actor, role: 'case_officer', requestId: 'views', at })
const [reem, fahad, boss] = ['officer-1', 'officer-2', 'boss'].map(actorOf)
const view = { name: 'شكاوى هذا الأسبوع', query: 'kind=COMP&due=week' }

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.d1, ['saved_views', 'accounts'])
  await runStatements(
    database.d1,
    ['officer-1', 'officer-2', 'boss'].map((id) =>
      insertRow('accounts', { id, identityHash: id, createdAt: at, loggedInAt: at }),
    ),
  )
})

const namesOf = async (officer: string) =>
  (await listSavedViews(database.db, officer)).map(({ name }) => name)

it('is its officer’s alone, whatever others try, and ends with the account', async () => {
  const { db, d1 } = database
  if (!reem || !fahad || !boss) throw new Error('nobody')
  expect(await addSavedView(db, view, reem)).toBe(true)
  expect(await addSavedView(db, view, actorOf('operator:x'))).toBe(false)
  const [{ id } = { id: 0 }] = await listSavedViews(db, 'officer-1')
  expect(await namesOf('officer-2')).toEqual([])
  const theirs = { id, mayShare: true, name: 'x' }
  expect(await renameSavedView(db, theirs, boss)).toBe(false)
  expect(await removeSavedView(db, { id, mayShare: false }, fahad)).toBe(false)
  expect(await shareSavedView(db, { id, isShared: true }, boss)).toBe(false)
  expect(await renameSavedView(db, { id, mayShare: false, name: 'شكاوى' }, reem)).toBe(true)
  expect(await namesOf('officer-1')).toEqual(['شكاوى'])
  const outbox = { list: async () => ({ keys: [], list_complete: true }) }
  const stores = { DB: d1, OUTBOX: outbox } as unknown as Stores
  const data = await collectDataOf(stores, { emailHash: null, accountId: 'officer-1' })
  expect(data.savedViews).toEqual(['شكاوى'])
  await d1.prepare('DELETE FROM accounts').run()
  expect(await countRows(d1, ['saved_views'])).toEqual([0])
})

it('that is shared is everybody’s to use, and a supervisor’s to change', async () => {
  const { db, d1 } = database
  if (!reem || !fahad || !boss) throw new Error('nobody')
  await addSavedView(db, view, boss)
  const [{ id } = { id: 0 }] = await listSavedViews(db, 'boss')
  expect(await shareSavedView(db, { id, isShared: true }, boss)).toBe(true)
  expect(await shareSavedView(db, { id, isShared: true }, boss)).toBe(false)
  expect(await namesOf('officer-2')).toEqual([view.name])
  expect(await renameSavedView(db, { id, mayShare: false, name: 'x' }, fahad)).toBe(false)
  expect(await renameSavedView(db, { id, mayShare: true, name: 'للجميع' }, fahad)).toBe(true)
  expect(await shareSavedView(db, { id, isShared: false }, boss)).toBe(true)
  expect(await namesOf('officer-2')).toEqual([])
  const { results } = await d1
    .prepare("SELECT action FROM audit_entries WHERE request_id = 'views' ORDER BY sequence")
    .all()
  expect(results.map(({ action }) => action)).toEqual(['view.shared', 'view.unshared'])
})

it('is one of twenty, and found by indexes', async () => {
  const { db, d1 } = database
  if (!reem) throw new Error('nobody')
  for (let count = 0; count < mostViews; count += 1) {
    expect(await addSavedView(db, view, reem)).toBe(true)
  }
  expect(await addSavedView(db, view, reem)).toBe(false)
  const [statement] = await recordStatements(d1, (one) => listSavedViews(one, 'officer-1'))
  const plan = statement ? await planOf(d1, statement) : []
  expect(plan.join('\n')).not.toMatch(/SCAN saved_views(?! USING)/)
  expect(plan.join()).toContain('saved_views_shared')
})

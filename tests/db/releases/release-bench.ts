import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { findRelease, putRelease, type Release } from '#db/releases/releases'
import type { ReleaseDraft } from '#domain/releases/release-draft'
import { makeActor } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'

export const at = Date.parse('2026-11-20T09:00:00+03:00')
export const officer = makeActor({
  at,
  actor: 'officer-1',
  role: 'case_officer',
  requestId: 'request-1',
})
export const moderator = { ...officer, actor: 'moderator-1', role: 'moderator' }
export const reference = 'FOI-1000000047'
export const draft: ReleaseDraft = {
  titleAr: 'أوقات ترسية المنافسات',
  titleEn: 'Award times of tenders',
  summaryAr: 'كم يومًا تستغرق الترسية؟',
  summaryEn: 'How many days does an award take?',
  answerAr: 'لا تصل المواعيد إلى الهيئة.\n\nوتنشرها المنصة.',
  answerEn: 'The dates do not reach the authority.',
  outcome: 'not-held',
  exemption: null,
  topic: 'procurement',
}
export const ticket = {
  requestKind: 'FOI',
  received: '2026-11',
  answeredOn: '2026-11-19',
  workingDays: 2,
  sample: false,
} as const

/** A database with an answered request whose answer may be published, and two that have none. */
export function prepareReleases() {
  let database: TestDatabase
  const run = (sql: string) => database.d1.prepare(sql).run()
  const read = async (sql: string) => (await database.d1.prepare(sql).all()).results
  beforeAll(async () => {
    database = await openDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    const tables = ['releases', 'submissions', 'entries', 'entry_changes', 'withdrawn_entries']
    for (const table of tables) await run(`DELETE FROM ${table}`)
    const insert = (name: string, kind: string, status: string) =>
      run(`INSERT INTO submissions (reference, form, idempotency_key, digest, kind, locale, status, email,
        email_hash, answers, privacy_version, created_at, updated_at)
        VALUES ('${name}', 'support', '${name}', '', '${kind}', 'ar', '${status}', '', '', '', '1', 1, 1)`)
    await insert(reference, 'FOI', 'answered')
    await insert('FOI-1000000050', 'FOI', 'in_review')
    await insert('INFO-1000000062', 'INFO', 'answered')
  })
  const put = (replaces: number | null = null, more: Partial<typeof officer> = {}) =>
    putRelease(database.db, { reference, draft, replaces }, { ...officer, ...more })
  return {
    database: () => database,
    run,
    read,
    put,
    async storedDraft(): Promise<Release> {
      expect(await put()).toBe(true)
      const release = await findRelease(database.db, reference)
      if (!release) throw new Error('no release')
      return release
    },
    auditOf: (request: string) =>
      read(`SELECT action, subject, after FROM audit_entries WHERE request_id = '${request}'`),
  }
}

import { describe, expect, it } from 'vitest'
import { findEntry } from '#db/entries/entries'
import { readContentVersion } from '#db/entries/publications'
import { publishRelease, refuseRelease } from '#db/releases/decide-release'
import { findRelease, listDrafts, listPublishedReleases, putRelease } from '#db/releases/releases'
import type { EntryRow } from '#db/seed/content-problem'
import { deleteOtherKinds, deleteOtherSlugs, upsertEntry } from '#db/seed/seed-sql'
import { locales } from '#domain/site/locale'
import { readSeed } from '../../support/seed'
import { planOf, recordStatements } from '../recorded-statements'
import { at, draft, moderator, officer, prepareReleases, reference, ticket } from './release-bench'

const { database, run, read, put, storedDraft, auditOf } = prepareReleases()

describe('a draft', () => {
  it('is stored once for a ticket, with an entry that holds no text of it', async () => {
    expect(await put(null, { requestId: 'first' })).toBe(true)
    expect(await put(null, { requestId: 'again' })).toBe(false)
    const { drafts, total } = await listDrafts(database().db, 5)
    expect([total, drafts[0]]).toMatchObject([1, { ...draft, author: 'officer-1', draftedAt: at }])
    expect(await auditOf('first')).toEqual([
      {
        action: 'release.drafted',
        subject: reference,
        after: '{"status":"draft","outcome":"not-held","exemption":null}',
      },
    ])
    expect(await auditOf('again')).toEqual([])
  })

  it('replaces the one that its author saw, and no newer one', async () => {
    await put()
    expect(await put(at)).toBe(true)
    expect(await put(at)).toBe(false)
    expect((await findRelease(database().db, reference))?.draftedAt).toBe(at + 1)
  })

  it.each(['FOI-1000000050', 'INFO-1000000062', 'FOI-1999999999'])(
    'is none for %s',
    async (other) => {
      const input = { reference: other, draft, replaces: null }
      expect(await putRelease(database().db, input, officer)).toBe(false)
      expect(await findRelease(database().db, other)).toBeNull()
    },
  )

  it('that was refused is drafted again, and is undecided then', async () => {
    expect(await refuseRelease(database().db, await storedDraft(), 'Too long', moderator)).toBe(
      true,
    )
    const refused = await findRelease(database().db, reference)
    expect(refused).toMatchObject({
      status: 'refused',
      reason: 'Too long',
      decidedBy: 'moderator-1',
    })
    expect(await put(at)).toBe(true)
    const again = await findRelease(database().db, reference)
    expect(again).toMatchObject({ status: 'draft', reason: null, decidedBy: null, decidedAt: null })
  })
})

describe('a release', () => {
  it('is a record of the log in both languages, under another name than the reference', async () => {
    const version = await readContentVersion(database().db)
    const own = { ...moderator, requestId: 'publishes' }
    const slug = await publishRelease(database().db, await storedDraft(), ticket, own)
    expect(slug).toBe('award-times-of-tenders')
    expect(await readContentVersion(database().db)).toBe(version + 1)
    const records = await Promise.all(
      locales.map((locale) => findEntry(database().db, 'disclosure', slug ?? '', locale, at)),
    )
    const { requestKind, received, workingDays } = ticket
    const shared = { requestKind, received, workingDays, outcome: 'not-held', topic: 'procurement' }
    expect(records).toMatchObject([
      {
        title: draft.titleAr,
        summary: draft.summaryAr,
        date: '2026-11-19',
        body: { ...shared, answer: ['لا تصل المواعيد إلى الهيئة.', 'وتنشرها المنصة.'] },
      },
      {
        title: draft.titleEn,
        summary: draft.summaryEn,
        body: { ...shared, answer: [draft.answerEn] },
      },
    ])
    expect(JSON.stringify(records)).not.toContain('1000000047')
    expect(await read("SELECT kind, slug FROM entry_changes WHERE slug LIKE 'award%'")).toEqual([
      { kind: 'disclosure', slug },
    ])
    expect(await auditOf('publishes')).toEqual([
      {
        action: 'release.published',
        subject: reference,
        after: '{"status":"published","slug":"award-times-of-tenders"}',
      },
    ])
  })

  it('takes a name that no record has', async () => {
    await run(upsertEntry(recordOf('award-times-of-tenders', 'Of a file')))
    const slug = await publishRelease(database().db, await storedDraft(), ticket, moderator)
    expect(slug).toBe('award-times-of-tenders-2')
  })

  it('is published or sent back once, and only as its moderator saw it', async () => {
    const release = await storedDraft()
    expect(await put(at)).toBe(true)
    const version = await readContentVersion(database().db)
    expect(await publishRelease(database().db, release, ticket, moderator)).toBeNull()
    expect(await refuseRelease(database().db, release, 'Late', moderator)).toBe(false)
    expect(await read('SELECT slug FROM entries')).toEqual([])
    expect(await readContentVersion(database().db)).toBe(version)
    const newer = { ...release, draftedAt: at + 1 }
    expect(await publishRelease(database().db, newer, ticket, moderator)).not.toBeNull()
    expect(await refuseRelease(database().db, newer, 'Late', moderator)).toBe(false)
    expect(await put(at + 1)).toBe(false)
  })

  it('that may identify a person is never published', async () => {
    const release = { ...(await storedDraft()), answerEn: 'Write to someone@example.com' }
    await expect(publishRelease(database().db, release, ticket, moderator)).rejects.toThrow(
      'does not fit',
    )
    expect(await read('SELECT slug FROM entries')).toEqual([])
  })

  it('is drafted, listed and read by an index', async () => {
    const statements = await recordStatements(database().d1, async (db) => {
      await listDrafts(db, 5)
      await findRelease(db, reference)
    })
    const plans = await Promise.all(statements.map((one) => planOf(database().d1, one)))
    expect(plans.flat().length).toBeGreaterThan(2)
    expect(plans.flat().filter((step) => step.startsWith('SCAN'))).toEqual([])
  })
})

function recordOf(slug: string, title: string): EntryRow {
  const texts = { title, summary: 'A summary', date: '2026-11-01' }
  return { kind: 'disclosure', slug, locale: 'en', ...texts, updatedAt: 1, body: {} }
}

describe('the seed', () => {
  it('neither deletes nor overwrites a record that was published at the desk', async () => {
    const slug = await publishRelease(database().db, await storedDraft(), ticket, moderator)
    await run(upsertEntry(recordOf('from-a-file', 'Former')))
    await run(upsertEntry(recordOf('from-a-file', 'Of a file')))
    await run(upsertEntry(recordOf(slug ?? '', 'Of a file')))
    await run(deleteOtherSlugs('disclosure', ['from-a-file']))
    const titles = "SELECT slug, title FROM entries WHERE locale = 'en' ORDER BY slug"
    const kept = { slug, title: draft.titleEn }
    expect(await read(titles)).toEqual([kept, { slug: 'from-a-file', title: 'Of a file' }])
    await run(deleteOtherKinds(['page']))
    expect(await read(titles)).toEqual([kept])
  })

  it('of the whole site leaves it as well', async () => {
    const slug = await publishRelease(database().db, await storedDraft(), ticket, moderator)
    await database().d1.exec(
      readSeed()
        .map((one) => one.replaceAll('\n', ' '))
        .join('\n'),
    )
    const records = await read(`SELECT title FROM entries WHERE slug = '${slug}' ORDER BY locale`)
    expect(records).toContainEqual({ title: draft.titleAr })
    expect(records).toHaveLength(2)
  })
})

it('the releases that were published last come first, whenever they were drafted', async () => {
  await run("UPDATE submissions SET status = 'answered'")
  const names = ['FOI-1000000050', reference]
  for (const name of names) {
    await putRelease(database().db, { reference: name, draft, replaces: null }, officer)
  }
  const decide = "UPDATE releases SET status = 'published', slug = reference, decided_at ="
  await run(`${decide} ${at + 20} WHERE reference = '${reference}'`)
  await run(`${decide} ${at + 30} WHERE reference = '${names[0]}'`)
  await run(`UPDATE releases SET drafted_at = ${at + 10} WHERE reference = '${reference}'`)
  const listed = await listPublishedReleases(database().db, 1)
  expect(listed.map((one) => one.reference)).toEqual(names.slice(0, 1))
})

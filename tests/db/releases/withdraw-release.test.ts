import { describe, expect, it } from 'vitest'
import { readContentVersion } from '#db/entries/publications'
import { deleteExpired } from '#db/privacy/retention'
import {
  isWithdrawn,
  publishRelease,
  refuseRelease,
  withdrawRelease,
} from '#db/releases/decide-release'
import { findRelease } from '#db/releases/releases'
import { at, moderator, officer, prepareReleases, reference, ticket } from './release-bench'

const { database, run, read, put, storedDraft, auditOf } = prepareReleases()

describe('a release', () => {
  it('is published by nobody who wrote it', async () => {
    const release = await storedDraft()
    const author = { ...officer, role: 'supervisor' }
    expect(await publishRelease(database().db, release, ticket, author)).toBeNull()
    expect(await read('SELECT slug FROM entries')).toEqual([])
    expect((await findRelease(database().db, reference))?.status).toBe('draft')
  })

  it.each([
    ['is open again', "UPDATE submissions SET status = 'in_review'"],
    [
      'was reopened and answered anew since the draft',
      `INSERT INTO events VALUES ('${reference}', 9, 'in_review', ${at + 1}, NULL, NULL, NULL)`,
    ],
  ])('is not published if its ticket %s', async (_, change) => {
    const release = await storedDraft()
    await run(change)
    const version = await readContentVersion(database().db)
    expect(await publishRelease(database().db, release, ticket, moderator)).toBeNull()
    expect(await read('SELECT slug FROM entries')).toEqual([])
    expect(await readContentVersion(database().db)).toBe(version)
  })

  it('is withdrawn with a reason: record and texts go, its address is known as withdrawn', async () => {
    const slug = (await publishRelease(database().db, await storedDraft(), ticket, moderator)) ?? ''
    const version = await readContentVersion(database().db)
    await run('DELETE FROM entry_changes')
    const own = { ...moderator, requestId: 'withdraws' }
    const reason = 'A name stands in the answer'
    expect(await withdrawRelease(database().db, slug, reason, own)).toBe(true)
    expect(await read('SELECT slug FROM entries')).toEqual([])
    expect(await readContentVersion(database().db)).toBe(version + 1)
    expect(await read('SELECT kind, slug FROM entry_changes')).toEqual([
      { kind: 'disclosure', slug },
    ])
    const isGone = (name: string) => isWithdrawn(database().db, 'disclosure', name)
    expect([await isGone(slug), await isGone('another')]).toEqual([true, false])
    const release = await findRelease(database().db, reference)
    expect(release).toMatchObject({ status: 'withdrawn', reason, answerAr: '', answerEn: '' })
    expect(await auditOf('withdraws')).toEqual([
      {
        action: 'release.withdrawn',
        subject: reference,
        after: `{"status":"withdrawn","slug":"${slug}"}`,
      },
    ])
    expect(await withdrawRelease(database().db, slug, reason, moderator)).toBe(false)
    expect(await readContentVersion(database().db)).toBe(version + 1)
    // Drafted and published again, it has another address.
    expect(await put(at)).toBe(true)
    const again = await findRelease(database().db, reference)
    expect(again && (await publishRelease(database().db, again, ticket, moderator))).toBe(
      `${slug}-2`,
    )
  })

  it('is deleted after 180 days unless it is published', async () => {
    const release = await storedDraft()
    const day = 86_400_000
    await run(`UPDATE submissions SET updated_at = ${at}`)
    await deleteExpired(database().db, at + 179 * day)
    expect(await findRelease(database().db, reference)).not.toBeNull()
    await refuseRelease(database().db, release, 'Too long', { ...moderator, at: at + 100 * day })
    await deleteExpired(database().db, at + 200 * day)
    expect(await findRelease(database().db, reference)).not.toBeNull()
    await deleteExpired(database().db, at + 281 * day)
    expect(await findRelease(database().db, reference)).toBeNull()
    await publishRelease(database().db, await storedDraft(), ticket, moderator)
    await deleteExpired(database().db, at + 500 * day)
    expect((await findRelease(database().db, reference))?.status).toBe('published')
  })
})

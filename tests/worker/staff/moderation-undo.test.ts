import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { findTag, mainOf } from '../../support/html'
import { readRows } from '../../support/rows'

const opened = prepareStaffSite()
const path = '/staff/moderation'
const [comment, useCase] = ['1', '2'].map((digit) => digit.padStart(20, '0')) as [string, string]
const words = 'A sample remark about the fourth chapter'

beforeEach(async () => {
  const { DB } = await opened.site.env()
  const insert = DB.prepare(`INSERT INTO comments
    (id, form, page, visitor, text, locale, status, created_at)
    VALUES (?, ?, ?, 'x', ?, 'en', 'held', ?)`)
  await DB.batch([
    DB.prepare('DELETE FROM comments'),
    insert.bind(comment, 'comment', 'book/asset-register-guide', words, Date.now()),
    insert.bind(useCase, 'useCase', 'dataset/working-days', 'A map', Date.now()),
  ])
})

const statusOf = async (id: string) =>
  (await readRows(opened.site, 'SELECT status, refusal FROM comments WHERE id = ?', id))[0]
const entriesOf = (action: string) =>
  readRows(opened.site, 'SELECT subject FROM audit_entries WHERE action = ?', action)

describe('texts that were decided about', () => {
  it('are held again by undoing what was decided at once, each with an entry', async () => {
    const moderator = await opened.enter(officers.moderator)
    const sent = await moderator.post(path, {
      do: 'decide',
      [`decision-${useCase}`]: 'published',
      [`decision-${comment}`]: 'refused',
      [`reason-${comment}`]: 'personal',
    })
    const html = await (await moderator.open(sent.headers.get('location') ?? '')).text()
    const undo = findTag(html, 'input', { name: 'undo' })?.attributes.value ?? 'none'
    const before = (await entriesOf('comment.held')).length
    // Another moderator decided nothing at that instant.
    const other = await opened.enter(officers.supervisor)
    await other.post(path, { do: 'undo', undo })
    expect(await statusOf(useCase)).toMatchObject({ status: 'published' })
    const undone = await moderator.post(path, { do: 'undo', undo })
    expect(undone.headers.get('location')).toBe(`${path}?done=heldAgain`)
    for (const id of [useCase, comment]) {
      expect(await statusOf(id)).toEqual({ status: 'held', refusal: null })
    }
    expect(await entriesOf('comment.held')).toHaveLength(before + 2)
  })

  it('are listed once they are refused, with the reason, and can be held again', async () => {
    const moderator = await opened.enter(officers.moderator)
    const reason = { [`reason-${comment}`]: 'offensive' }
    await moderator.post(path, { do: 'decide', [`decision-${comment}`]: 'refused', ...reason })
    const list = `/en${path}?section=refused`
    const html = await (await moderator.open(list)).text()
    expect(mainOf(html)).toContain(translators.en('deskModeration.reasons.offensive'))
    expect(mainOf(html)).toContain(words)
    const held = await moderator.post(list, { do: 'hold', id: comment })
    expect(held.headers.get('location')).toBe(`${list}&done=heldAgain`)
    expect(await statusOf(comment)).toEqual({ status: 'held', refusal: null })
    expect((await moderator.post(list, { do: 'hold', id: comment })).status).toBe(409)
  })
})

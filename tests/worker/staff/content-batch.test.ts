import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { dayMs, writeLocalTime } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { batchAtMost } from '#domain/staff/content'
import { readEntries } from '../../support/auth/audit-entries'
import { rowsOf, sendEditor } from '../../support/auth/edited-records'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ reads: 100_000 })
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)
const rows = rowsOf(opened)

const listOf = (kind: string) => `/staff/content?kind=${kind}`

/** The box of each record in the list, by its slug. */
async function boxesOf(kind: string, by = publisher): Promise<Map<string, string>> {
  const html = await (await by.open(listOf(kind))).text()
  const values = [...html.matchAll(/name="pick" value="([^"]+)"/g)].map(([, value = '']) => value)
  return new Map(values.map((value) => [value.split(':')[0] ?? '', value]))
}

const send = (kind: string, fields: Record<string, string | string[]>, by = publisher) => {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  )
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return by.postFiles(listOf(kind), form)
}

const slugs = async () => {
  const found = await rows(
    "SELECT slug FROM entries WHERE kind = 'news' AND locale = 'en' AND written_in IS NULL ORDER BY slug",
  )
  return found.map(({ slug }) => String(slug))
}

async function draft(kind: string, slug: string, changes: Record<string, string> = {}) {
  const answer = await sendEditor(`${kind}/${slug}`, { do: 'save', ...changes }, editor)
  expect([slug, answer.status]).toEqual([slug, 303])
}

beforeEach(() => rows('DELETE FROM entry_drafts'))

describe('the chosen records', () => {
  it('are published, each with its revision and audit entry', async () => {
    const [one = '', two = ''] = await slugs()
    const before = (await readEntries(opened, 'content.published')).length
    await draft('news', one, { 'en:title': 'The first of a batch' })
    await draft('news', two, { 'en:title': 'The second of a batch' })
    const boxes = await boxesOf('news')
    const pick = [one, two].map((slug) => boxes.get(slug) ?? '')
    const answer = await send('news', { do: 'publish', pick })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${listOf('news')}&done=recordsPublished`,
    ])
    expect((await readEntries(opened, 'content.published')).length).toBe(before + 2)
    const titles = await rows(
      "SELECT title FROM entries WHERE kind = 'news' AND title LIKE '%of a batch' ORDER BY title",
    )
    expect(titles).toHaveLength(2)
  })

  it.each(locales)('that cannot be published are named one by one, in %s', async (locale) => {
    const t = translators[locale]
    const [one = '', two = '', three = '', four = ''] = await slugs()
    await draft('news', one)
    await draft('news', two, { 'ar:title': '' })
    await draft('news', four)
    const boxes = await boxesOf('news')
    // Changed after the publisher has read the list.
    await draft('news', four, { 'en:title': 'Changed meanwhile' })
    const pick = [one, two, three, four].map((slug) => boxes.get(slug) ?? '')
    const form = new FormData()
    form.append('do', 'publish')
    for (const value of pick) form.append('pick', value)
    const answer = await publisher.postFiles(localPath(listOf('news'), locale), form)
    const html = await answer.text()
    expect(answer.status).toBe(409)
    for (const problem of ['invalid', 'noDraft', 'changed'] as const) {
      expect(mainOf(html)).toContain(t(`deskEntry.problems.${problem}`))
    }
    expect(await findMarkupErrors(html)).toEqual([])
    const drafts = await rows('SELECT slug FROM entry_drafts ORDER BY slug')
    expect(drafts.map(({ slug }) => slug)).toEqual([two, four].toSorted())
  })

  it('are scheduled, and not for a time that has passed', async () => {
    const [one = ''] = await slugs()
    await draft('news', one)
    const pick = [(await boxesOf('news')).get(one) ?? '']
    const late = await send('news', { do: 'schedule', pick, publishAt: '2020-01-01T08:00' })
    const html = await late.text()
    expect([late.status, html.includes('value="2020-01-01T08:00"')]).toEqual([422, true])
    expect(html).toMatch(/<input[^>]*checked[^>]*name="pick"|<input[^>]*name="pick"[^>]*checked/)
    const publishAt = writeLocalTime(Date.now() + dayMs)
    const answer = await send('news', { do: 'schedule', pick, publishAt })
    expect(answer.headers.get('location')).toContain('done=recordsScheduled')
    expect(await rows('SELECT publish_at IS NOT NULL isSet FROM entry_drafts')).toEqual([
      { isSet: 1 },
    ])
  })

  it('are withdrawn with a reason, except those that others name', async () => {
    const boxes = await boxesOf('tag')
    const pick = [boxes.get('training') ?? '']
    const refused = await send('tag', { do: 'withdraw', pick, reason: 'No longer used' })
    expect([refused.status, (await refused.text()).includes('news/')]).toEqual([409, true])
    const without = await send('tag', { do: 'withdraw', pick, reason: '' })
    expect(without.status).toBe(422)
    const [one = ''] = await slugs()
    const own = [(await boxesOf('news')).get(one) ?? '']
    const answer = await send('news', { do: 'withdraw', pick: own, reason: 'Held twice' })
    expect(answer.headers.get('location')).toContain('done=recordsWithdrawn')
    const again = await send('news', { do: 'withdraw', pick: own, reason: 'Held twice' })
    expect(await again.text()).toContain(translators.ar('deskEntry.problems.notOnSite'))
    await draft('news', one)
    expect((await sendEditor(`news/${one}`, { do: 'publish' }, publisher)).status).toBe(303)
  })

  it('follow the rules of their kind: the author of a policy does not publish it', async () => {
    await sendEditor('policy/privacy-policy', { do: 'save' }, publisher)
    const pick = [(await boxesOf('policy')).get('privacy-policy') ?? '']
    const answer = await send('policy', { do: 'publish', pick })
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining(translators.ar('deskEntry.problems.own')),
    ])
    const home = [(await boxesOf('home')).get('home') ?? '']
    expect((await send('home', { do: 'withdraw', pick: home, reason: 'Not used' })).status).toBe(
      409,
    )
  })

  it('are some, and not too many', async () => {
    const none = await send('news', { do: 'publish' })
    expect([none.status, await none.text()]).toEqual([
      422,
      expect.stringContaining(translators.ar('deskContent.batch.problems.none')),
    ])
    const pick = Array.from({ length: batchAtMost + 1 }, (_, at) => `no-such-${at}:0`)
    const many = await send('news', { do: 'publish', pick })
    expect(await many.text()).toContain(translators.ar('deskContent.batch.problems.many'))
    const unknown = await send('news', { do: 'publish', pick: ['no-such:0'] })
    expect(unknown.status).toBe(409)
  })

  it('are not decided about by an editor, who sees no box', async () => {
    expect((await boxesOf('news', editor)).size).toBe(0)
    const pick = [(await boxesOf('news')).values().next().value ?? '']
    for (const step of ['publish', 'schedule', 'withdraw']) {
      const answer = await send('news', { do: step, pick, reason: 'No reason' }, editor)
      expect([step, answer.status]).toEqual([step, 403])
    }
  })
})

it('a record that refers to something off the site has a dead link, and the list finds it', async () => {
  const listDead = async () => {
    const html = await (await editor.open(`/en${listOf('news')}&state=deadLink`)).text()
    return [...html.matchAll(/\/staff\/content\/news\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)
  }
  expect(await listDead()).toEqual([])
  const [one = ''] = await slugs()
  await draft('news', one, { 'en:body': 'See [this](/media-center/news/no-such-news).' })
  expect(await listDead()).toEqual([one])
  const [{ slug, image } = {}] = await rows(
    `SELECT slug, body ->> '$.image' image FROM entries
      WHERE kind = 'news' AND slug <> ? AND image IS NOT NULL LIMIT 1`,
    one,
  )
  await rows("UPDATE entries SET ends_at = 1 WHERE kind = 'picture' AND slug = ?", image)
  expect(await listDead()).toEqual(expect.arrayContaining([one, slug]))
  const html = mainOf(await (await editor.open(`/en${listOf('news')}`)).text())
  expect(html).toContain(translators.en('deskContent.deadLink'))
})

import { expect, it } from 'vitest'
import { dayMs, writeLocalTime } from '#domain/dates/calendar'
import type { Browser } from '../../support/auth/browser'
import { editorPath, rowsOf } from '../../support/auth/edited-records'
import { type Officer, officers, prepareStaffSite } from '../../support/auth/staff-site'
import { formValues } from '../../support/forms/form-values'
import { createRandom } from '../../support/random'
import { isSoak } from '../../support/sample'

const steps = isSoak ? Number.POSITIVE_INFINITY : 60
/** In a soak; WALK_MINUTES sets another time. */
const minutes = Number(process.env.WALK_MINUTES ?? 60)
const seed = isSoak ? Date.now() % 1_000_000 : 3
const opened = prepareStaffSite({ reads: 100_000 })
const rows = rowsOf(opened)
const random = createRandom(seed)
const draw = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

interface Person extends Officer {
  browser: Browser
  /** Forms that they have open, by record: the values as they were read. */
  forms: Map<string, Record<string, string>>
}

interface RecordFacts {
  reference: string
  /** The last accepted text, and who wrote it; null after a decision or the text of another step. */
  last: { person: Person; token: string } | null
}

const people: Person[] = []
const records: RecordFacts[] = []
/** Words that were accepted, each in one text. */
const kept = new Set<string>()
const counts: Record<string, number> = {}
const count = (name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

/** A word that no other text has, of letters alone. */
function nameStep(step: number): string {
  const letters = [...step.toString(26)].map((one) =>
    String.fromCharCode(97 + Number.parseInt(one, 26)),
  )
  return `walk${letters.join('')}x`
}

const keyOf = (reference: string) => reference.split('/')

async function readVersion(): Promise<number> {
  return Number((await rows('SELECT version FROM publications'))[0]?.version)
}

/** What the forms of a record have to send back. */
async function recordVersion(reference: string): Promise<number> {
  const [row] = await rows(
    `SELECT coalesce(
      (SELECT written_at FROM entry_drafts WHERE kind = ?1 AND slug = ?2),
      (SELECT at FROM entry_revisions WHERE kind = ?1 AND slug = ?2 AND step <> 'drafted'
        ORDER BY id DESC LIMIT 1), 0) version`,
    ...keyOf(reference),
  )
  return Number(row?.version)
}

async function open(person: Person, { reference }: RecordFacts): Promise<Record<string, string>> {
  const path = editorPath(reference)
  const answer = await person.browser.open(path)
  expect(answer.status).toBe(200)
  const values = formValues(await answer.text(), path)
  person.forms.set(reference, values)
  return values
}

/** The form as the person has it open, which may be older than what is stored. */
async function formOf(person: Person, record: RecordFacts): Promise<Record<string, string>> {
  const held = person.forms.get(record.reference)
  return held && random() < 0.6 ? held : open(person, record)
}

/** Sends a form; after too many of a minute, in another session. */
async function post(person: Person, reference: string, values: Record<string, string>) {
  const answer = await person.browser.post(editorPath(reference), values)
  if (answer.status !== 429) return answer
  person.browser = await opened.enter(person)
  return person.browser.post(editorPath(reference), values)
}

type Step = (person: Person, record: RecordFacts, token: string) => Promise<void>

/** Saves what is typed in a form: accepted if, and only if, nobody has changed the record since. */
function saveBy(action: 'save' | 'autosave'): Step {
  return async (person, record, token) => {
    const { reference, last } = record
    const values = await formOf(person, record)
    const isCurrent = Number(values.version) === (await recordVersion(reference))
    const typed = { ...values, 'en:title': `A walk to ${token}` }
    const answer = await post(person, reference, { ...typed, do: action })
    const accepted = action === 'save' ? 303 : 200
    expect([action, answer.status]).toEqual([action, isCurrent ? accepted : 409])
    count(isCurrent ? action : 'conflict')
    if (!isCurrent) {
      // The text stays in the form of whoever typed it.
      if (action === 'save') expect(await answer.text()).toContain(`A walk to ${token}`)
      person.forms.delete(reference)
      return
    }
    // What one person goes on typing is one revision, with the last text.
    if (action === 'autosave' && last?.person === person) kept.delete(last.token)
    record.last = { person, token }
    kept.add(token)
    const version = await recordVersion(reference)
    person.forms.set(reference, { ...typed, version: String(version) })
  }
}

const expectDone = async (answer: Awaited<ReturnType<typeof post>>, notice: string) => {
  const isDone = answer.headers.get('location')?.endsWith(`done=${notice}`) ?? false
  if (!isDone) expect([400, 403, 404, 409, 422]).toContain(answer.status)
  return isDone
}

const decide: Step = async (person, record, token) => {
  const values = await formOf(person, record)
  const isCurrent = Number(values.version) === (await recordVersion(record.reference))
  const typed = random() < 0.5 ? { ...values, 'en:title': `A walk to ${token}` } : values
  const before = await readVersion()
  const answer = await post(person, record.reference, { ...typed, do: 'publish' })
  const isDone = await expectDone(answer, 'recordPublished')
  expect(await readVersion()).toBe(isDone ? before + 1 : before)
  if (!isCurrent) expect(isDone).toBe(false)
  count(isDone ? 'publish' : 'refused')
  if (!isDone) return
  if (typed !== values) kept.add(token)
  record.last = null
}

const withdraw: Step = async (person, record) => {
  const before = await readVersion()
  const form = { do: 'withdraw', reason: 'A step of the walk' }
  const answer = await post(person, record.reference, form)
  const isDone = await expectDone(answer, 'recordWithdrawn')
  expect(await readVersion()).toBe(isDone ? before + 1 : before)
  count(isDone ? 'withdraw' : 'refused')
}

const restore: Step = async (person, record) => {
  const own = await rows(
    'SELECT id FROM entry_revisions WHERE kind = ? AND slug = ? AND before IS NOT NULL ORDER BY id DESC LIMIT 20',
    ...keyOf(record.reference),
  )
  if (own.length === 0) return
  const answer = await post(person, record.reference, { do: `restore:${draw(own).id}` })
  expect(answer.status).toBe(303)
  record.last = null
  count('restore')
}

const discard: Step = async (person, record) => {
  const values = await formOf(person, record)
  const answer = await post(person, record.reference, { ...values, do: 'discard' })
  if (await expectDone(answer, 'draftDiscarded')) {
    count('discard')
    record.last = null
  }
}

/** Has the draft published at a time, which comes at once, or takes that back. */
const schedule: Step = async (person, record) => {
  const { reference } = record
  const publishAt = writeLocalTime(Date.now() + dayMs)
  const values = await open(person, record)
  const answer = await post(person, reference, { ...values, publishAt, do: 'schedule' })
  if (!(await expectDone(answer, 'recordScheduled'))) return
  if (random() < 0.3) {
    const again = await open(person, record)
    const undone = await post(person, reference, { ...again, do: 'unschedule' })
    expect(await expectDone(undone, 'recordUnscheduled')).toBe(true)
    return
  }
  const before = await readVersion()
  const [kind, slug] = keyOf(reference)
  const due = 'UPDATE entry_drafts SET publish_at = ? WHERE kind = ? AND slug = ?'
  await rows(due, Date.now() - 1_000, kind, slug)
  await opened.site.cron()
  expect(await readVersion()).toBeGreaterThanOrEqual(before)
  count('schedule')
  record.last = null
}

const choices = (
  [
    [30, saveBy('save')],
    [25, saveBy('autosave')],
    [20, decide],
    [6, withdraw],
    [8, restore],
    [5, discard],
    [6, schedule],
  ] as const
).flatMap(([weight, step]) => Array.from({ length: weight }, () => step))

/** The words of every text that the desk has: drafts, what is or was on the site, and revisions. */
async function wordsOf(): Promise<Set<string>> {
  const words = new Set<string>()
  for (const statement of [
    'SELECT source text FROM entry_drafts',
    'SELECT source text FROM entry_sources',
    "SELECT coalesce(before, '') || ' ' || coalesce(after, '') text FROM entry_revisions",
  ]) {
    for (const { text } of await rows(statement)) {
      for (const [word] of String(text).matchAll(/walk[a-z]+x/g)) words.add(word)
    }
  }
  return words
}

async function expectNothingLost(): Promise<void> {
  const words = await wordsOf()
  expect([...kept].filter((word) => !words.has(word))).toEqual([])
}

/** Pages, search and feed show what the table has, and nothing else. */
async function expectSiteAgrees(): Promise<void> {
  await opened.site.cron()
  await opened.site.isolate()
  const feed = await (await opened.site.ask('/en/media-center/news/feed.xml')).text()
  for (const { reference } of records) {
    const [, slug] = keyOf(reference)
    const path = `/en/media-center/news/${slug}`
    const [row] = await rows(
      "SELECT title FROM entries WHERE kind = 'news' AND slug = ? AND locale = 'en'",
      slug,
    )
    const page = await opened.site.ask(path)
    expect([path, page.status, feed.includes(path)]).toEqual([path, row ? 200 : 410, Boolean(row)])
    const [word] = /walk[a-z]+x/.exec(String(row?.title ?? '')) ?? []
    if (word) {
      expect(await page.text()).toContain(word)
      expect(feed).toContain(word)
      const found = await (await opened.site.ask(`/en/search?q=${word}`)).text()
      expect([word, found.includes(`href="${path}"`)]).toEqual([word, true])
    }
  }
  const [{ titles } = {}] = await rows('SELECT group_concat(title) titles FROM entries')
  const shown = [...feed.matchAll(/walk[a-z]+x/g)].map(([word]) => word)
  expect(shown.filter((word) => !String(titles).includes(word))).toEqual([])
}

it(
  `in a walk of two editors and a publisher no text is lost, the version only rises, and pages, search and feed agree with the table (seed ${seed})`,
  async () => {
    const second = { ...officers.editor, sub: 'editor-2', name: 'Second Editor' }
    for (const officer of [officers.editor, second, officers.publisher]) {
      people.push({ ...officer, browser: await opened.enter(officer), forms: new Map() })
    }
    const newest = await rows(
      `SELECT slug FROM entries WHERE kind = 'news' AND locale = 'en' AND written_in IS NULL
        ORDER BY date DESC, slug LIMIT 3`,
    )
    records.push(...newest.map(({ slug }) => ({ reference: `news/${slug}`, last: null })))
    expect(records).toHaveLength(3)
    const ends = performance.now() + minutes * 60_000
    let version = await readVersion()
    for (let step = 1; step <= steps && performance.now() < ends; step += 1) {
      await draw(choices)(draw(people), draw(records), nameStep(step))
      const now = await readVersion()
      expect(now).toBeGreaterThanOrEqual(version)
      version = now
      count('steps')
      if (step % 50 === 0) await expectNothingLost()
    }
    await expectNothingLost()
    await expectSiteAgrees()
    if (isSoak) console.info(counts)
    for (const name of ['save', 'autosave', 'conflict', 'publish']) {
      expect([name, counts[name] ?? 0]).toEqual([name, expect.toSatisfy((many) => many > 0)])
    }
  },
  isSoak ? (minutes + 10) * 60_000 : 180_000,
)

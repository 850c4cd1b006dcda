import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ContentError } from '#db/read-content'
import { buildSeed } from '#db/seed'

let folder: string
let database: DatabaseSync

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('db/content', folder, { recursive: true })
  database = new DatabaseSync(':memory:')
  for (const file of globSync('migrations/*.sql').toSorted()) {
    database.exec(readFileSync(file, 'utf8'))
  }
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  database.close()
})

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function problemsOf(work: () => unknown): string[] {
  try {
    work()
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n')
    throw error
  }
  return []
}

const read = (sql: string) =>
  database
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }))
const version = () => read('select version from publications')

describe('the seed', () => {
  it('holds every record in both languages', () => {
    database.exec(buildSeed().sql)
    expect(
      read("select kind, sum(locale = 'ar') ar, sum(locale = 'en') en from entries group by kind"),
    ).toEqual([
      { kind: 'achievement', ar: 6, en: 6 },
      { kind: 'campaign', ar: 3, en: 3 },
      { kind: 'holiday', ar: 12, en: 12 },
      { kind: 'home', ar: 1, en: 1 },
      { kind: 'member', ar: 9, en: 9 },
      { kind: 'notice', ar: 4, en: 4 },
      { kind: 'occasion', ar: 1, en: 1 },
      { kind: 'policy', ar: 3, en: 3 },
      { kind: 'question', ar: 34, en: 34 },
      { kind: 'question-category', ar: 6, en: 6 },
      { kind: 'request-kind', ar: 5, en: 5 },
      { kind: 'request-topic', ar: 8, en: 8 },
      { kind: 'story', ar: 4, en: 4 },
    ])
  })

  it('run twice leaves the version and every row as they were', () => {
    const { sql } = buildSeed()
    database.exec(sql)
    const before = [read('select * from entries'), read('select * from settings')]
    database.exec(sql)
    expect([read('select * from entries'), read('select * from settings')]).toEqual(before)
    expect(version()).toEqual([{ version: 1 }])
  })

  it('raises the version when a word or a setting changes', () => {
    database.exec(buildSeed(folder).sql)
    edit('home/home.yaml', (text) => text.replace('مرحبًا بكم', 'أهلًا بكم'))
    database.exec(buildSeed(folder).sql)
    edit('settings.yaml', (text) => text.replace('digits: latn', 'digits: arab'))
    database.exec(buildSeed(folder).sql)
    expect(version()).toEqual([{ version: 3 }])
  })

  it('takes away what no file holds any longer', () => {
    database.exec(buildSeed(folder).sql)
    rmSync(join(folder, 'story/facility-energy.yaml'))
    rmSync(join(folder, 'campaign'), { recursive: true })
    database.exec(buildSeed(folder).sql)
    expect(read("select slug from entries where slug = 'facility-energy'")).toEqual([])
    expect(read("select slug from entries where kind = 'campaign'")).toEqual([])
  })

  it('keeps apostrophes as they were written', () => {
    edit('notice/it-agreement-joining.yaml', (text) =>
      text.replace('Until 15 December', "Tender's last day'); drop table entries; --"),
    )
    database.exec(buildSeed(folder).sql)
    const [row] = read(
      "select body from entries where slug = 'it-agreement-joining' and locale = 'en'",
    )
    expect(JSON.parse(String(row?.body))).toEqual({
      detail: "Tender's last day'); drop table entries; --",
    })
  })

  it('shows a record through its last day', () => {
    database.exec(buildSeed().sql)
    expect(
      read(
        "select starts_at, ends_at from entries where slug = 'it-agreement-joining' and locale = 'ar'",
      ),
    ).toEqual([
      {
        starts_at: Date.parse('2026-11-15T00:00:00+03:00'),
        ends_at: Date.parse('2026-12-16T00:00:00+03:00'),
      },
    ])
  })

  it('takes the time of a change from the file', () => {
    database.exec(buildSeed().sql)
    expect(read("select distinct updated_at from entries where kind = 'home'")).toEqual([
      { updated_at: Date.parse('2026-11-18T00:00:00+03:00') },
    ])
  })

  it.each([
    [
      'a fact of the wrong kind, once',
      'achievement/marketplace.yaml',
      (text: string) => text.replace('value: 57000', 'value: many'),
      'achievement/marketplace.yaml: value: Invalid type: Expected number but received "many"',
    ],
    [
      'an empty text, with its language',
      'member/reem-albahli.yaml',
      (text: string) => text.replace('title: Dr Reem Albahli', "title: ' '"),
      'member/reem-albahli.yaml: en.title: Text is missing',
    ],
    [
      'a missing language',
      'campaign/every-riyal-counts.yaml',
      (text: string) => text.slice(0, text.indexOf('en:')),
      'campaign/every-riyal-counts.yaml: en: "en" is missing beside "ar"',
    ],
    [
      'a summary its kind needs',
      'story/school-furniture.yaml',
      (text: string) => text.replace(/ {2}summary: A survey.*\n/, ''),
      'story/school-furniture.yaml: en.summary: Invalid key: Expected "summary" but received undefined',
    ],
    [
      'a field nobody knows',
      'notice/beware-of-impersonation.yaml',
      (text: string) => `${text}colour: green\n`,
      'notice/beware-of-impersonation.yaml: colour: Invalid key: Expected never but received "colour"',
    ],
    [
      'a day that does not exist',
      'notice/efficiency-manager-intake.yaml',
      (text: string) => text.replace('ends: 2027-02-11', 'ends: 2027-02-30'),
      'notice/efficiency-manager-intake.yaml: ends: No such day',
    ],
    [
      'an end before the start',
      'notice/efficiency-manager-intake.yaml',
      (text: string) => text.replace('ends: 2027-02-11', 'ends: 2026-11-01'),
      'notice/efficiency-manager-intake.yaml: ends: Lies before "starts"',
    ],
    [
      'raw HTML in an answer',
      'question/magazine-schedule.yaml',
      (text: string) => text.replace('Twice a year', '<b>Twice</b> a year'),
      'question/magazine-schedule.yaml: en.answer: line 1: html is not allowed',
    ],
    [
      'a link to a heading that is not there',
      'question/my-personal-data.yaml',
      (text: string) => text.replaceAll('#rights', '#wrongs'),
      'question/my-personal-data.yaml: ar.body: Nothing has the id of "/privacy-policy#wrongs"',
    ],
    [
      'a category that does not stand',
      'question/reply-time.yaml',
      (text: string) => text.replace('category: requests', 'category: letters'),
      'question/reply-time.yaml: category: No category is named "letters"',
    ],
    [
      'a holiday without its length',
      'holiday/national-day-2027.yaml',
      (text: string) => text.replace('days: 1', 'days: 0'),
      'holiday/national-day-2027.yaml: days: Invalid value: Expected >=1 but received 0',
    ],
    [
      'opening hours in one language',
      'settings.yaml',
      (text: string) => text.replace(/ {4}en: Sunday.*\n/, ''),
      'settings.yaml: channels.hours.en: Invalid key: Expected "en" but received undefined',
    ],
    [
      'headings that differ between the languages',
      'policy/privacy-policy.yaml',
      (text: string) => text.replace('Changes to this policy {#changes}', 'Changes {#amendments}'),
      'policy/privacy-policy.yaml: body: The headings of the two languages differ in their ids or order',
    ],
    [
      'a setting that is no address',
      'settings.yaml',
      (text: string) => text.replace('https://staff.example.com/', 'staff'),
      'settings.yaml: employeePortal: Invalid URL: Received "staff"',
    ],
    [
      'text that is no YAML',
      'occasion/national-day.yaml',
      (text: string) => text.replace('number: 95', 'number: [95'),
      'occasion/national-day.yaml: line 5: Flow sequence',
    ],
  ])('refuses %s, with path, field and reason, and yields no SQL', (_, file, change, problem) => {
    edit(file, change)
    expect(problemsOf(() => buildSeed(folder))).toContainEqual(expect.stringContaining(problem))
  })

  it('refuses a kind of request that is no prefix of a reference, and one that is missing', () => {
    renameSync(join(folder, 'request-kind/tech.yaml'), join(folder, 'request-kind/help.yaml'))
    expect(problemsOf(() => buildSeed(folder))).toEqual([
      'request-kind/tech.yaml: file: A page needs this file',
      'request-kind/help.yaml: file: No reference begins with "HELP"',
    ])
  })

  it('names every problem of every file at once', () => {
    edit('achievement/marketplace.yaml', (text) => text.replace('chart: dots', 'chart: pie'))
    edit('member/reem-albahli.yaml', (text) => text.replace('photo: null', 'photo: https://x'))
    rmSync(join(folder, 'policy/terms-conditions.yaml'))
    const problems = problemsOf(() => buildSeed(folder))
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'achievement/marketplace.yaml',
      'member/reem-albahli.yaml',
    ])
  })

  it('refuses to leave a page of the route table without its record', () => {
    for (const file of globSync('question/*.yaml', { cwd: folder })) rmSync(join(folder, file))
    rmSync(join(folder, 'policy/terms-conditions.yaml'))
    expect(problemsOf(() => buildSeed(folder))).toEqual([
      'policy/terms-conditions.yaml: file: A page needs this file',
    ])
  })
})

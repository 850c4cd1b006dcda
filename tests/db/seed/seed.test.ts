import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSeed } from '#db/seed/seed'
import { startWorkshop } from '../workshop'

const workshop = startWorkshop()
const read = (sql: string) =>
  workshop.database
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }))
const version = () => read('select version from publications')

describe('the seed', () => {
  it('holds every record in both languages', () => {
    workshop.database.exec(buildSeed().sql)
    expect(
      read("select kind, sum(locale = 'ar') ar, sum(locale = 'en') en from entries group by kind"),
    ).toEqual([
      { kind: 'achievement', ar: 6, en: 6 },
      { kind: 'agreement', ar: 10, en: 10 },
      { kind: 'archived-item', ar: 8, en: 8 },
      { kind: 'award', ar: 6, en: 6 },
      { kind: 'board', ar: 1, en: 1 },
      { kind: 'book', ar: 22, en: 22 },
      { kind: 'brand-file', ar: 12, en: 12 },
      { kind: 'campaign', ar: 5, en: 5 },
      { kind: 'careers', ar: 1, en: 1 },
      { kind: 'chapter', ar: 22, en: 22 },
      { kind: 'choice-list', ar: 7, en: 7 },
      { kind: 'committee', ar: 3, en: 3 },
      { kind: 'dataset', ar: 6, en: 6 },
      { kind: 'department', ar: 29, en: 29 },
      { kind: 'executive', ar: 8, en: 8 },
      { kind: 'gallery', ar: 6, en: 6 },
      { kind: 'holiday', ar: 12, en: 12 },
      { kind: 'home', ar: 1, en: 1 },
      { kind: 'issue', ar: 4, en: 4 },
      { kind: 'knowledge-section', ar: 6, en: 6 },
      { kind: 'maintenance', ar: 7, en: 7 },
      { kind: 'media-item', ar: 8, en: 8 },
      { kind: 'member', ar: 9, en: 9 },
      { kind: 'news', ar: 24, en: 24 },
      { kind: 'notice', ar: 4, en: 4 },
      { kind: 'occasion', ar: 1, en: 1 },
      { kind: 'our-story', ar: 1, en: 1 },
      { kind: 'page', ar: 8, en: 8 },
      { kind: 'page-intro', ar: 9, en: 9 },
      { kind: 'policy', ar: 3, en: 3 },
      { kind: 'programme', ar: 8, en: 8 },
      { kind: 'question', ar: 40, en: 40 },
      { kind: 'question-category', ar: 6, en: 6 },
      { kind: 'sector', ar: 6, en: 6 },
      { kind: 'service', ar: 12, en: 12 },
      { kind: 'service-level', ar: 7, en: 7 },
      { kind: 'story', ar: 10, en: 10 },
      { kind: 'tag', ar: 9, en: 9 },
      { kind: 'term', ar: 80, en: 80 },
      { kind: 'term-category', ar: 7, en: 7 },
      { kind: 'ticket-kind', ar: 8, en: 8 },
      { kind: 'ticket-topic', ar: 8, en: 8 },
      { kind: 'vacancy', ar: 7, en: 7 },
      { kind: 'video', ar: 6, en: 6 },
    ])
  })

  it('run twice leaves the version and every row as they were', () => {
    const { sql } = buildSeed()
    workshop.database.exec(sql)
    const before = [read('select * from entries'), read('select * from settings')]
    workshop.database.exec(sql)
    expect([read('select * from entries'), read('select * from settings')]).toEqual(before)
    expect(version()).toEqual([{ version: 1 }])
  })

  it('raises the version when a word or a setting changes', () => {
    workshop.database.exec(buildSeed(workshop.folder).sql)
    workshop.edit('home/home.yaml', (text) => text.replace('مرحبًا بكم', 'أهلًا بكم'))
    workshop.database.exec(buildSeed(workshop.folder).sql)
    workshop.edit('settings.yaml', (text) => text.replace('digits: latn', 'digits: arab'))
    workshop.database.exec(buildSeed(workshop.folder).sql)
    expect(version()).toEqual([{ version: 3 }])
  })

  it('takes away what no file holds any longer', () => {
    workshop.database.exec(buildSeed(workshop.folder).sql)
    rmSync(join(workshop.folder, 'story/facility-energy.yaml'))
    rmSync(join(workshop.folder, 'campaign'), { recursive: true })
    workshop.database.exec(buildSeed(workshop.folder).sql)
    expect(read("select slug from entries where slug = 'facility-energy'")).toEqual([])
    expect(read("select slug from entries where kind = 'campaign'")).toEqual([])
  })

  it('keeps apostrophes as they were written', () => {
    workshop.edit('notice/it-agreement-joining.yaml', (text) =>
      text.replace('Until 15 December', "Tender's last day'); drop table entries; --"),
    )
    workshop.database.exec(buildSeed(workshop.folder).sql)
    const [row] = read(
      "select body from entries where slug = 'it-agreement-joining' and locale = 'en'",
    )
    expect(JSON.parse(String(row?.body))).toEqual({
      detail: "Tender's last day'); drop table entries; --",
    })
  })

  it('shows a record through its last day', () => {
    workshop.database.exec(buildSeed().sql)
    expect(
      read(
        "select starts_at, ends_at from entries where slug = 'it-agreement-joining' and locale = 'ar'",
      ),
    ).toEqual([
      {
        starts_at: Date.parse('2026-11-16T00:00:00+03:00'),
        ends_at: Date.parse('2026-12-16T00:00:00+03:00'),
      },
    ])
  })

  it('takes the time of a change from the file', () => {
    workshop.database.exec(buildSeed().sql)
    expect(read("select distinct updated_at from entries where kind = 'home'")).toEqual([
      { updated_at: Date.parse('2026-11-23T00:00:00+03:00') },
    ])
  })
})

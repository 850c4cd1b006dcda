import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSeed } from '#db/seed/seed'
import { startWorkshop } from '../workshop'

const workshop = startWorkshop()
/** Of the content as it is. */
const sql = buildSeed().statements.join('\n')
const read = (sql: string) =>
  workshop.database
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }))
const version = () => read('select version from publications')

describe('the seed', () => {
  it('holds every record in both languages', () => {
    workshop.database.exec(sql)
    const files = globSync('*/*.yaml', { cwd: 'db/content' })
    expect(files.length).toBeGreaterThan(400)
    const keys = read("select kind || '/' || slug || '.yaml ' || locale as key from entries")
    expect(keys.map(({ key }) => key).toSorted()).toEqual(
      files.flatMap((file) => [`${file} ar`, `${file} en`]).toSorted(),
    )
  })

  it('run twice leaves the version and every row as they were', () => {
    workshop.database.exec(sql)
    const before = [read('select * from entries'), read('select * from settings')]
    workshop.database.exec(sql)
    expect([read('select * from entries'), read('select * from settings')]).toEqual(before)
    expect(version()).toEqual([{ version: 1 }])
  })

  it('raises the version when a word or a setting changes', () => {
    workshop.database.exec(sql)
    workshop.edit('home/home.yaml', (text) => text.replace('مرحبًا بكم', 'أهلًا بكم'))
    workshop.database.exec(buildSeed(workshop.folder).statements.join('\n'))
    workshop.edit('settings.yaml', (text) => text.replace('digits: latn', 'digits: arab'))
    workshop.database.exec(buildSeed(workshop.folder).statements.join('\n'))
    expect(version()).toEqual([{ version: 3 }])
  })

  it('leaves a setting that staff have written, and that one alone', () => {
    workshop.database.exec(sql)
    workshop.database.exec(`
      UPDATE settings SET value = '"https://desk.example.com/"' WHERE key = 'quickExit';
      INSERT INTO entry_sources (kind, slug, source, origin)
        VALUES ('setting', 'quickExit', '{"quickExit":"https://desk.example.com/"}', 'staff')`)
    workshop.edit('settings.yaml', (text) =>
      text
        .replace('https://weather.example.com/', 'https://file.example.com/')
        .replace('digits: latn', 'digits: arab'),
    )
    workshop.database.exec(buildSeed(workshop.folder).statements.join('\n'))
    expect(
      read("select value from settings where key in ('digits', 'quickExit') order by key"),
    ).toEqual([{ value: '"arab"' }, { value: '"https://desk.example.com/"' }])
    expect(read("select slug from entry_sources where kind = 'setting'")).toEqual([
      { slug: 'quickExit' },
    ])
  })

  it('takes away what no file holds any longer', () => {
    workshop.database.exec(sql)
    rmSync(join(workshop.folder, 'story/facility-energy.yaml'))
    rmSync(join(workshop.folder, 'campaign'), { recursive: true })
    workshop.database.exec(buildSeed(workshop.folder).statements.join('\n'))
    expect(read("select slug from entries where slug = 'facility-energy'")).toEqual([])
    expect(read("select slug from entries where kind = 'campaign'")).toEqual([])
  })

  it('keeps apostrophes as they were written', () => {
    workshop.edit('notice/training-agreement-joining.yaml', (text) =>
      text.replace('Until 9 December', "Tender's last day'); drop table entries; --"),
    )
    workshop.database.exec(buildSeed(workshop.folder).statements.join('\n'))
    const [row] = read(
      "select body from entries where slug = 'training-agreement-joining' and locale = 'en'",
    )
    expect(JSON.parse(String(row?.body))).toEqual({
      detail: "Tender's last day'); drop table entries; --",
    })
  })

  it('shows a record through its last day', () => {
    workshop.database.exec(sql)
    expect(
      read(
        "select starts_at, ends_at from entries where slug = 'training-agreement-joining' and locale = 'ar'",
      ),
    ).toEqual([
      {
        starts_at: Date.parse('2026-11-10T00:00:00+03:00'),
        ends_at: Date.parse('2026-12-10T00:00:00+03:00'),
      },
    ])
  })

  it('takes the time of a change from the file', () => {
    workshop.database.exec(sql)
    expect(read("select distinct updated_at from entries where kind = 'home'")).toEqual([
      { updated_at: Date.parse('2026-11-23T00:00:00+03:00') },
    ])
  })
})

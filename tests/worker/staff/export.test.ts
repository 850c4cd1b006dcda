import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '#db/client'
import { exportContent } from '#db/editing/export-content'
import { entries, settings } from '#db/schema/content'
import type { EntryRow } from '#db/seed/content-problem'
import { readContent } from '#db/seed/read-content'
import { rowsOf, sendEditor } from '../../support/auth/edited-records'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'

const opened = prepareStaffSite({ reads: 100_000 })
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)
const rows = rowsOf(opened)
const folder = mkdtempSync(join(tmpdir(), 'content-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** A row with the defaults of the table, as text that can be compared. */
function textOf({ kind, slug, locale, title, updatedAt, body, ...row }: EntryRow): string {
  const { summary = null, date = null, position = 0, startsAt = null, endsAt = null } = row
  const { writtenIn = null, sample = false } = row
  const window = [startsAt, endsAt, updatedAt, writtenIn, sample]
  return JSON.stringify([kind, slug, locale, title, summary, date, position, ...window, body])
}

async function change(reference: string, values: Record<string, string>) {
  await sendEditor(reference, { do: 'save', ...values }, editor)
  const answer = await sendEditor(reference, { do: 'publish' }, publisher)
  expect([reference, answer.status]).toEqual([reference, 303])
}

async function exportInto() {
  const { DB, MEDIA } = await opened.site.env()
  const text = readFileSync(join(folder, 'settings.yaml'), 'utf8')
  const files = await exportContent({ db: createDatabase(DB), media: MEDIA, settings: text })
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (bytes === null) rmSync(join(folder, path))
    else writeFileSync(join(folder, path), bytes)
  }
  return files.map(({ path, bytes }) => [path, bytes === null])
}

it('a folder with what staff have written makes the same rows as their database', async () => {
  cpSync('db/content', folder, { recursive: true })
  expect(await exportInto()).toEqual([])
  await change('news/asset-register-workshop', {
    'en:title': 'Title: "quoted", # and - signs',
    'ar:summary': 'سطر: «أول»، # ثم آخر',
    'both:furtherPictures.0': 'dunes-morning',
  })
  await change('service/join-framework-agreement', {})
  await editor.post('/staff/content?kind=tag', { do: 'create', slug: 'desk-tag' })
  await change('tag/desk-tag', {
    'ar:title': 'وسم',
    'en:title': 'Tag',
    'ar:summary': 'وصف.',
    'en:summary': 'Text.',
  })
  const withdrawal = { do: 'withdraw', reason: 'Made for a trial' }
  await change('tag/desk-tag', { 'en:title': 'Tag of the desk' })
  const video = 'video/marketplace-in-three-minutes'
  expect((await sendEditor(video, withdrawal, publisher)).status).toBe(303)
  const hosts = JSON.stringify({ videoHosts: ['video.example.com'] })
  await rows(
    "INSERT INTO entry_sources (kind, slug, source, origin) VALUES ('setting', 'videoHosts', ?, 'staff')",
    hosts,
  )
  await rows(`UPDATE settings SET value = '["video.example.com"]' WHERE key = 'videoHosts'`)

  expect(await exportInto()).toEqual([
    ['news/asset-register-workshop.yaml', false],
    ['service/join-framework-agreement.yaml', false],
    ['settings.yaml', false],
    ['tag/desk-tag.yaml', false],
    [`${video}.yaml`, true],
  ])
  const written = readFileSync(join(folder, 'news/asset-register-workshop.yaml'), 'utf8')
  expect(written).toMatch(/furtherPictures:\n +- dunes-morning\n +- palm-garden\n/)
  const { DB } = await opened.site.env()
  const db = createDatabase(DB)
  const content = readContent(folder)
  const stored = await db.select().from(entries)
  expect(content.rows.map(textOf).toSorted()).toEqual(stored.map(textOf).toSorted())
  const storedSettings = await db.select().from(settings)
  expect(Object.fromEntries(storedSettings.map(({ key, value }) => [key, value]))).toEqual(
    content.settings,
  )
  expect(readFileSync(join(folder, 'settings.yaml'), 'utf8')).toMatch(/^# Sample values/)
})

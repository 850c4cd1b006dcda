import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBookRoutes, listChapterRoutes } from '#db/entries/book-routes'
import { openSeededDatabase, type TestDatabase } from '../database'

let site: TestDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

const now = Date.parse('2026-11-20T09:00:00+03:00')
const guide = 'procurement-planning-guide'

/** Unpublishes a record during a callback. */
async function without<T>(kind: string, slug: string, look: () => Promise<T>): Promise<T> {
  const end = site.d1.prepare('UPDATE entries SET ends_at = ? WHERE kind = ? AND slug = ?')
  await end.bind(now, kind, slug).run()
  try {
    return await look()
  } finally {
    await end.bind(null, kind, slug).run()
  }
}

const books = async () => (await listBookRoutes(site.db, now)).map(({ slug }) => slug)

describe('the places of books', () => {
  it('are one each', async () => {
    const slugs = await books()
    expect(slugs).toHaveLength(22)
    expect(new Set(slugs).size).toBe(22)
  })

  it('are none while the book or its section is not shown', async () => {
    expect(await without('book', guide, books)).toHaveLength(21)
    const left = await without('knowledge-section', 'procurement', books)
    expect(left).toHaveLength(17)
    expect(left).not.toContain(guide)
  })

  it('change with the book and with each chapter that is shown', async () => {
    const changed = async () =>
      (await listBookRoutes(site.db, now)).find(({ slug }) => slug === guide)?.updatedAt
    const before = await changed()
    const later = (before ?? 0) + 1_000
    const touch = "UPDATE entries SET updated_at = ? WHERE kind = 'chapter' AND slug = ?"
    await site.d1.prepare(touch).bind(later, 'procurement-planning-review').run()
    expect(await changed()).toBe(later)
    expect(await without('chapter', 'procurement-planning-review', changed)).toBe(before)
  })
})

describe('the places of chapters', () => {
  const places = async () =>
    (await listChapterRoutes(site.db, now)).map(({ book, path }) => `${book}/${path}`)

  it('are one each', async () => {
    const found = await places()
    expect(found).toHaveLength(22)
    expect(new Set(found).size).toBe(22)
  })

  it('are none while the book is not shown', async () => {
    const left = await without('book', guide, places)
    expect(left).toHaveLength(14)
    expect(left.filter((place) => place.startsWith(guide))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { checkPages } from '#db/seed/check-texts'
import type { EntryRow } from '#db/seed/content-problem'
import type { Block } from '#domain/content/block'
import { siteContent } from '../../support/content'

const { rows } = siteContent()
const reasons = (changed: readonly EntryRow[]) =>
  checkPages(changed).map(({ path, field, reason }) => `${path}: ${field}: ${reason}`)

/** The content with one page's Arabic text changed. */
function withBody(slug: string, change: (blocks: Block[]) => Block[]): EntryRow[] {
  return rows.map((row) => {
    if (row.kind !== 'page' || row.slug !== slug || row.locale !== 'ar') return row
    const { body } = row.body as { body: Block[] }
    return { ...row, body: { body: change(body) } }
  })
}

const without = (id: string) => (blocks: Block[]) =>
  blocks.filter((block) => block.type !== 'heading' || block.id !== id)

describe('a page with a shape of its own', () => {
  it('has every section its page draws', () => {
    expect(reasons(rows)).toEqual([])
    expect(reasons(withBody('cookies', without('storage')))).toEqual([
      'page/cookies.yaml: ar.body: The sections must be choice, list, storage, optional, delete',
    ])
  })

  it('has a file, and no file is without a page', () => {
    const renamed = rows.map((row) =>
      row.kind === 'page' && row.slug === 'youtube' ? { ...row, slug: 'channel' } : row,
    )
    expect(reasons(renamed)).toEqual([
      'page/youtube.yaml: : A page needs this file',
      'page/channel.yaml: ar.body: No page uses this file',
      'page/channel.yaml: en.body: No page uses this file',
    ])
  })

  it('says nothing before its first section', () => {
    const late = withBody('help', (blocks) => [...blocks.slice(1, 2), ...blocks])
    expect(reasons(late)).toEqual([
      'page/help.yaml: ar.body: The text must begin with a heading of level 2',
    ])
  })

  it('tells the other way of every platform', () => {
    expect(reasons(withBody('backup', without('halls')))).toEqual([
      'page/backup.yaml: ar.body: The platforms must be teams, procurement, operations, halls, health-insurance, site',
    ])
  })
})

/** Pages of 4 KB that one step merges; searches are answered between two steps. */
const pagesAtOnce = 500
/** Steps of one run: enough for 400 MB. */
const mostSteps = 200

async function countSegments(search: D1Database, table: string): Promise<number> {
  const count = `SELECT count(DISTINCT segid) AS count FROM ${table}_idx`
  return (await search.prepare(count).first<number>('count')) ?? 0
}

/** Merges all segments of a table into one. The first step of FTS5 has a negative number of pages. */
async function mergeTable(search: D1Database, table: string): Promise<void> {
  for (let step = 0; step < mostSteps; step++) {
    const pages = step === 0 ? -pagesAtOnce : pagesAtOnce
    const { meta } = await search
      .prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`)
      .bind(pages)
      .run()
    // The insertion itself is one change; a step that had nothing to merge makes no other.
    if (meta.changes < 2) return
  }
}

/**
 * Merges the segments that writing leaves in the full-text tables, if one has more than `most`: a
 * search looks for each form of its words in each segment.
 */
export async function mergeSegments(search: D1Database, most: number): Promise<void> {
  for (const table of ['document_words', 'title_words']) {
    if ((await countSegments(search, table)) > most) await mergeTable(search, table)
  }
}

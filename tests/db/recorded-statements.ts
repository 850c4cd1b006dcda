import { createDatabase, type Database } from '#db/client'

/** A statement that was run, with its bound values. */
export interface RecordedStatement {
  text: string
  values: unknown[]
}

/** Runs a callback and records the statements that it sends to D1. */
export async function recordStatements(
  d1: D1Database,
  work: (db: Database) => Promise<unknown>,
): Promise<RecordedStatement[]> {
  const recorded: RecordedStatement[] = []
  const recording = new Proxy(d1, {
    get(target, name: keyof D1Database) {
      if (name !== 'prepare') return target[name].bind(target)
      return (text: string) => ({
        bind(...values: unknown[]) {
          recorded.push({ text, values })
          return target.prepare(text).bind(...values)
        },
      })
    },
  })
  await work(createDatabase(recording))
  return recorded
}

/** SQLite's query plan of a statement, a step an item. */
export async function planOf(
  d1: D1Database,
  { text, values }: RecordedStatement,
): Promise<string[]> {
  const plan = d1.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...values)
  const { results } = await plan.all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

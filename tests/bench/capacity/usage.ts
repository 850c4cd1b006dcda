/** What D1 reports of the statements that ran, which is what it bills. */
export interface Usage {
  statements: number
  rowsRead: number
  rowsWritten: number
  /** Texts of the statements with their bound values. */
  texts: { text: string; values: unknown[] }[]
}

export function newUsage(): Usage {
  return { statements: 0, rowsRead: 0, rowsWritten: 0, texts: [] }
}

const inner = Symbol('statement')
type Counted = D1PreparedStatement & { [inner]: D1PreparedStatement }

/** A D1 database, or a session of one, that adds what its statements use to `usage`. */
export function countUsage<D extends D1Database | D1DatabaseSession>(d1: D, usage: Usage): D {
  const note = <T>(result: D1Result<T>): D1Result<T> => {
    const { rows_read = 0, rows_written = 0 } = result.meta
    usage.statements += 1
    usage.rowsRead += rows_read
    usage.rowsWritten += rows_written
    return result
  }

  const count = (statement: D1PreparedStatement, text: string, values: unknown[]): Counted => {
    const run = async () => {
      usage.texts.push({ text, values })
      return note(await statement.all<Record<string, unknown>>())
    }
    const counted = {
      [inner]: statement,
      text,
      values,
      bind: (...next: unknown[]) => count(statement.bind(...next), text, next),
      all: run,
      run,
      first: async (column?: string) => {
        const [row] = (await run()).results
        return (column && row ? row[column] : row) ?? null
      },
      // `raw` reports no usage: a statement that only reads runs twice, any other once.
      raw: async () => {
        const { results } = await run()
        return /^\s*(?:select|with)/i.test(text)
          ? statement.raw()
          : results.map((row) => Object.values(row))
      },
    }
    return counted as unknown as Counted
  }

  const methods = {
    prepare: (text: string) => count(d1.prepare(text), text, []),
    batch: async (statements: (Counted & { text: string; values: unknown[] })[]) => {
      usage.texts.push(...statements.map(({ text, values }) => ({ text, values })))
      const results = await d1.batch(statements.map((statement) => statement[inner]))
      return results.map(note)
    },
    withSession: (constraint?: string) =>
      countUsage((d1 as D1Database).withSession(constraint), usage),
  }
  return new Proxy(d1, {
    get(target, name) {
      if (name in methods) return methods[name as keyof typeof methods]
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

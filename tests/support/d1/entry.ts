import { Buffer } from 'node:buffer'
import type { D1Call, SentValue } from './remote-database'

const readValue = (value: SentValue) =>
  typeof value === 'object' && value ? Buffer.from(value.base64, 'base64') : value

async function run(d1: D1Database, { method, statements }: D1Call): Promise<unknown> {
  if (method === 'exec') return d1.exec(statements.map(({ sql }) => sql).join('\n'))
  const prepared = statements.map(({ sql, values }) =>
    d1.prepare(sql).bind(...values.map(readValue)),
  )
  if (method === 'batch') return d1.batch(prepared)
  const [only] = prepared
  return method === 'raw' ? only?.raw() : only?.all()
}

/** Runs the calls of remote-database.ts on the databases in its environment. */
export default {
  async fetch(request: Request, env: Record<string, D1Database>): Promise<Response> {
    const call: D1Call = await request.json()
    const d1 = env[call.database]
    if (!d1) return new Response('unknown database', { status: 404 })
    try {
      return Response.json({ result: await run(d1, call) })
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : String(error) })
    }
  },
}

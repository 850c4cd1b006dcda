// A typed client of the API. Generate the types first:
//   npx openapi-typescript@7 https://<site>/openapi.json -o api-types.ts
//   node api-client.ts https://<site>
import type { paths } from './api-types.ts'

type Queries<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } }
}
  ? Query
  : never

type Answers<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } }
}
  ? Answer
  : never

/** Reads a list; path, parameters and answer are checked against the OpenAPI document. */
async function readList<Path extends keyof paths>(
  origin: string,
  path: Path,
  query: Queries<Path>,
): Promise<Answers<Path>> {
  const search = new URLSearchParams(query as Record<string, string>)
  const response = await fetch(`${origin}${path}?${search}`)
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Answers<Path>
}

const [origin = ''] = process.argv.slice(2)
let cursor: string | null | undefined
do {
  const { items, next } = await readList(origin, '/api/v1/agreements', {
    lang: 'en',
    limit: 5,
    ...(cursor && { cursor }),
  })
  for (const { title, endsOn } of items) console.log(`${endsOn}  ${title}`)
  cursor = next
} while (cursor)

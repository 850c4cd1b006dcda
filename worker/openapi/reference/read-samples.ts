import type { ApiSample } from '#domain/payloads/open'

/** A parameter with an example, or one of a closed list. */
interface Sampled {
  name: string
  schema: { enum?: unknown[]; examples?: unknown[] }
}

type Query = readonly (readonly [name: string, value: string])[]

/** A query that shows the first filter of a list. */
export function listQuery(parameters: readonly Sampled[]): Query {
  const filter = parameters.find(({ name }) => name.startsWith('filter['))
  const value = filter?.schema.examples?.[0] ?? filter?.schema.enum?.[0]
  return [
    ...(filter && value !== undefined ? [[filter.name, String(value)] as const] : []),
    ['limit', '3'],
  ]
}

/** The same read in curl, JavaScript and Python; `result` is the field of the response it is about. */
export function readSamples(address: string, query: Query, result: string): ApiSample[] {
  const curl = [`curl -G '${address}'`, ...query.map(([name, value]) => `  -d '${name}=${value}'`)]
  const script = [
    `const address = new URL('${address}')`,
    ...query.map(([name, value]) => `address.searchParams.set('${name}', '${value}')`),
    `const { ${result} } = await (await fetch(address)).json()`,
  ]
  const python = [
    'import json, urllib.parse, urllib.request',
    `query = urllib.parse.urlencode({${query.map(([name, value]) => `'${name}': '${value}'`).join(', ')}})`,
    `with urllib.request.urlopen('${address}?' + query) as response:`,
    `    ${result} = json.load(response)['${result}']`,
  ]
  return [
    { language: 'curl', text: curl.join(' \\\n') },
    { language: 'JavaScript', text: script.join('\n') },
    { language: 'Python', text: python.join('\n') },
  ]
}

/** A first call of the API, in five lines. */
export function quickStart(api: string): string {
  return [
    `const api = '${api}'`,
    "const response = await fetch(api + '/agreements?limit=3')",
    'const { items } = await response.json()',
    'for (const { title, endsOn } of items)',
    '  console.log(endsOn, title)',
  ].join('\n')
}

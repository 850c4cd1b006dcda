/** A parameter with an example, or one of a closed list. */
interface Sampled {
  name: string
  schema: { enum?: unknown[]; examples?: unknown[] }
}

/** A call that shows the first filter of a list. */
function sampleQuery(parameters: readonly Sampled[]): [string, string][] {
  const filter = parameters.find(({ name }) => name.startsWith('filter['))
  const value = filter?.schema.examples?.[0] ?? filter?.schema.enum?.[0]
  return [
    ...(filter && value !== undefined ? [[filter.name, String(value)] as [string, string]] : []),
    ['limit', '3'],
  ]
}

/** The same call of a list in curl, JavaScript and Python. */
export function samplesOf(
  address: string,
  parameters: readonly Sampled[],
): { language: string; text: string }[] {
  const query = sampleQuery(parameters)
  const curl = [`curl -G '${address}'`, ...query.map(([name, value]) => `  -d '${name}=${value}'`)]
  const script = [
    `const address = new URL('${address}')`,
    ...query.map(([name, value]) => `address.searchParams.set('${name}', '${value}')`),
    'const { items, next } = await (await fetch(address)).json()',
  ]
  const python = [
    'import json, urllib.parse, urllib.request',
    `query = urllib.parse.urlencode({${query.map(([name, value]) => `'${name}': '${value}'`).join(', ')}})`,
    `with urllib.request.urlopen('${address}?' + query) as answer:`,
    "    items = json.load(answer)['items']",
  ]
  return [
    { language: 'curl', text: curl.join(' \\\n') },
    { language: 'JavaScript', text: script.join('\n') },
    { language: 'Python', text: python.join('\n') },
  ]
}

/** A first call of the API, in five lines. */
export function quickStart(origin: string, path: string): string {
  return [
    `const api = '${origin}${path}'`,
    "const answer = await fetch(api + '/agreements?limit=3')",
    'const { items } = await answer.json()',
    'for (const { title, endsOn } of items)',
    '  console.log(endsOn, title)',
  ].join('\n')
}

import { parseArgs } from 'node:util'

/** Addresses of every kind of answer, each with a text that a working one has. */
const addresses: readonly (readonly [string, RegExp])[] = [
  ['/', /<html lang="ar"[^>]*dir="rtl"/],
  ['/en', /<html lang="en"/],
  ['/services', /<h1/],
  ['/media-center/news', /<h1/],
  ['/contact', /<form/],
  ['/search?q=efficiency', /<h1/],
  ['/open-data', /<h1/],
  ['/api/v1/datasets?limit=1', /^\{/],
  ['/openapi.json', /"openapi"/],
  ['/healthz/ready', /"status"/],
]

/**
 * What is wrong with a deployed site: an address that does not answer 200 with what it should have,
 * or a page whose canonical address is not `origin`. `login` is that of a closed copy. Empty if all
 * is well.
 */
export async function findSiteProblems(origin: string, at = origin, login = ''): Promise<string[]> {
  const headers = {
    'accept-language': 'ar',
    ...(login && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
  }
  const problems = await Promise.all(
    addresses.map(async ([path, expected]) => {
      try {
        const init = { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) } as const
        const response = await fetch(new URL(path, at), init)
        const text = await response.text()
        if (response.status !== 200) return `${path} answers ${response.status}`
        if (!expected.test(text)) return `${path} has not what it should have`
        const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(text) ?? []
        if (canonical === undefined || new URL(canonical).origin === origin) return null
        return `${path} says that its address is ${canonical}`
      } catch (error) {
        return `${path} does not answer: ${error instanceof Error ? error.message : error}`
      }
    }),
  )
  return problems.filter((problem) => problem !== null)
}

/** Prints the result; false if there are problems. */
export async function reportSite(origin: string): Promise<boolean> {
  const problems = await findSiteProblems(origin, origin, process.env.SITE_LOGIN)
  for (const problem of problems) console.error(`- ${problem}`)
  if (problems.length === 0) console.log(`${addresses.length} addresses of ${origin} answer well.`)
  return problems.length === 0
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [origin] = positionals
  if (!origin) throw new Error('usage: npm run smoke -- <origin>')
  process.exitCode = (await reportSite(new URL(origin).origin)) ? 0 : 1
}

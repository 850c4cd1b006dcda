import { askWrangler, readJson } from './wrangler.ts'

const usualBase = 'https://api.cloudflare.com/client/v4'

export interface CloudAccount {
  id: string
  name: string
  /**
   * Asks the Cloudflare API below the account's address and returns the `result`; null if there is no
   * such thing (404). Throws an error with the API's own reason.
   */
  ask: <T>(path: string, method?: 'GET' | 'POST' | 'PUT', body?: object) => Promise<T | null>
}

interface Envelope<T> {
  success: boolean
  result: T
  errors?: { code: number; message: string }[]
}

function readToken(): string {
  const { CLOUDFLARE_API_TOKEN: own } = process.env
  if (own) return own
  const { output, reason } = askWrangler(['auth', 'token', '--json'])
  const token = readJson<{ token?: string }>(output)?.token
  if (token) return token
  throw new Error(
    `${reason.replace(/\.$/, '')}. Set CLOUDFLARE_API_TOKEN or run \`npx wrangler login\`.`,
  )
}

/**
 * The Cloudflare account of `CLOUDFLARE_API_TOKEN` or of wrangler's login; `CLOUDFLARE_ACCOUNT_ID`
 * chooses among several. Throws an error that says what is missing.
 */
export async function openAccount(): Promise<CloudAccount> {
  const { CLOUDFLARE_API_BASE_URL: base = usualBase, CLOUDFLARE_ACCOUNT_ID: chosen } = process.env
  const token = readToken()
  const request = async <T>(path: string, method = 'GET', body?: object): Promise<T | null> => {
    const response = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    if (response.status === 404) return null
    const { success, result, errors = [] } = (await response.json()) as Envelope<T>
    if (success) return result
    const reasons = errors.map(({ code, message }) => `${message} (${code})`)
    throw new Error(`${method} ${path}: ${reasons.join(', ') || response.status}`)
  }
  const accounts = (await request<{ id: string; name: string }[]>('/accounts')) ?? []
  const own = accounts.filter(({ id }) => !chosen || id === chosen)
  const [account] = own
  if (!account || own.length > 1) {
    const names = accounts.map(({ id, name }) => `${name} (${id})`).join(', ')
    throw new Error(`Set CLOUDFLARE_ACCOUNT_ID to one of: ${names || 'none is seen'}`)
  }
  const root = `/accounts/${account.id}`
  return { ...account, ask: (path, method, body) => request(root + path, method, body) }
}

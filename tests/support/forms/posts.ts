import { origin, type Site } from '../site'

export const formType = 'application/x-www-form-urlencoded'

interface SmallPost {
  path: string
  right: Record<string, string>
  wrong: Record<string, string>
}

/** Small POST endpoints, each with a valid and an invalid body. */
export const smallPosts: SmallPost[] = [
  { path: '/locale', right: { locale: 'en', path: '/faq' }, wrong: { locale: 'fr' } },
  { path: '/cookies', right: { choice: 'accept', path: '/faq' }, wrong: { choice: 'all' } },
  { path: '/display', right: { size: '3', path: '/faq' }, wrong: { size: '9' } },
]

let visitors = 0

/** Headers of a new client address, so that the burst limit starts at zero. */
export function newVisitor(): Record<string, string> {
  visitors += 1
  return { 'cf-connecting-ip': `203.0.${visitors >> 8}.${visitors & 255}` }
}

/** Posts with the site's own origin, each time as a new visitor. */
export function poster(site: () => Site) {
  const post = (path: string, body: string | Buffer, headers: Record<string, string>) =>
    site().ask(path, { method: 'POST', body, headers: { ...newVisitor(), origin, ...headers } })
  return {
    post,
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      post(path, new URLSearchParams(fields).toString(), { 'content-type': formType, ...headers }),
    json: (path: string, fields: unknown, headers: Record<string, string> = {}) =>
      post(path, JSON.stringify(fields), { 'content-type': 'application/json', ...headers }),
  }
}

/** Cookies a response sets; attributes are in lower case. */
export function cookiesOf(headers: { getSetCookie(): string[] }) {
  return headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    return { name, value, attributes: attributes.map((text) => text.toLowerCase()).sort() }
  })
}

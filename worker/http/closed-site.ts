import { auth } from 'hono/utils/basic-auth'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { Bindings } from '../env'

const noRobots = 'User-agent: *\nDisallow: /\n'
const indexing = { 'x-robots-tag': 'noindex, nofollow' }

/** True if the request brings `SITE_LOGIN` (`name:password`, RFC 7617); never without that secret. */
async function hasLogin(request: Request, { SITE_LOGIN: login }: Bindings): Promise<boolean> {
  const sent = auth(request)
  if (!login || !sent) return false
  return timingSafeEqual(`${sent.username}:${sent.password}`, login)
}

/**
 * Answers for a copy of the site that is not for the public: no search engine keeps it, and where
 * `CLOSED_BY` is `basic`, only who has its login gets anything but /robots.txt and /healthz.
 */
export async function respondClosed(
  request: Request,
  env: Bindings,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/robots.txt') return new Response(noRobots, { headers: indexing })
  const isOpen = pathname.startsWith('/healthz/') || env.CLOSED_BY !== 'basic'
  if (!isOpen && !(await hasLogin(request, env))) {
    const challenge = { 'www-authenticate': 'Basic realm="Trial copy", charset="UTF-8"' }
    return new Response('Login required\n', {
      status: 401,
      headers: { ...indexing, ...challenge, 'cache-control': 'no-store' },
    })
  }
  const response = await respond()
  const closed = new Response(response.body, response)
  for (const [name, value] of Object.entries(indexing)) closed.headers.set(name, value)
  return closed
}

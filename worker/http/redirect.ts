import { plainHeaders } from './security-headers'

type RedirectStatus = 301 | 302 | 303 | 308

/** Redirects to a path of this site. */
export function redirect(
  location: string,
  status: RedirectStatus,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, { status, headers: { ...plainHeaders, location, ...headers } })
}

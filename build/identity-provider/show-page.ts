import type { KoaContextWithOIDC } from 'oidc-provider'
import { pagePolicy } from './pages.ts'

export type PageContext = Omit<KoaContextWithOIDC, 'oidc'>

/** The status is the caller's; oidc-provider sets that of errors itself. */
export function showPage(ctx: PageContext, origin: string, page: string): void {
  ctx.set('content-security-policy', pagePolicy(origin))
  ctx.set('cache-control', 'no-store')
  ctx.type = 'html'
  ctx.body = page
}

import type { KoaContextWithOIDC, OIDCContext, Provider } from 'oidc-provider'

/** The address to return to after the logout, with `state`; `null` if the request names none. */
function returnAddress(oidc: OIDCContext): string | null {
  const { post_logout_redirect_uri: address, state } = oidc.params ?? {}
  if (typeof address !== 'string') return null
  const url = new URL(address)
  if (typeof state === 'string') url.searchParams.set('state', state)
  return url.href
}

function mayLogOut(oidc: OIDCContext): boolean {
  const hint = oidc.entities.IdTokenHint
  const account = oidc.session?.accountId
  return account === undefined || account === hint?.payload.sub
}

/**
 * Returns at once if nobody is signed in, or if the validated `id_token_hint` names the user.
 * oidc-provider would ask, or submit a form by script.
 */
export function logOutByHint(provider: Provider): void {
  provider.use(async function logout(ctx, next) {
    await next()
    // Set by oidc-provider for its own routes alone.
    const { oidc } = ctx as Partial<KoaContextWithOIDC>
    if (oidc?.route !== 'end_session' || ctx.status !== 200 || !mayLogOut(oidc)) return
    await oidc.session?.destroy()
    ctx.cookies.set(provider.cookieName('session'), null, { overwrite: true })
    ctx.remove('content-security-policy')
    ctx.redirect(returnAddress(oidc) ?? provider.urlFor('end_session_success'))
    ctx.status = 303
  })
}

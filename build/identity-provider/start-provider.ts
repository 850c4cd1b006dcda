import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  type Interaction,
  type InteractionResults,
  type KoaContextWithOIDC,
  type OIDCContext,
  Provider,
} from 'oidc-provider'
import {
  chooseLanguage,
  type PageContext,
  renderErrorPage,
  renderLoginPage,
  showPage,
} from './pages.ts'
import { createConfiguration } from './provider-configuration.ts'
import { sampleUsers } from './sample-users.ts'

interface Options {
  /** 0: any free port. */
  port: number
  /** The origin of the site, whose callbacks are registered. */
  origin: string
}

export interface RunningProvider {
  issuer: string
  close: () => Promise<void>
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return address.port
}

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
function logOutByHint(provider: Provider): void {
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

/**
 * An OpenID provider with sample users, for development and tests. Keys, sessions and codes are in
 * memory. Rejects with `EADDRINUSE` if the port is taken.
 */
export async function startProvider({ port, origin }: Options): Promise<RunningProvider> {
  const server = await listen(port)
  const issuer = `http://localhost:${portOf(server)}`
  const provider = new Provider(issuer, await createConfiguration(origin))
  provider.on('server_error', (_, error) => console.error(error))
  handleInteractions(provider, origin)
  logOutByHint(provider)
  server.on('request', provider.callback())
  return {
    issuer,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const cancelled = { error: 'access_denied', error_description: 'The sign-in was cancelled' }

/** `null` if the form names no sample user. */
function readResult(form: URLSearchParams): InteractionResults | null {
  if (form.has('cancel')) return cancelled
  const user = sampleUsers.find(({ id }) => id === form.get('user'))
  // A cookie without expiry: a browser whose clock is a day ahead would drop it at once.
  return user ? { login: { accountId: user.id, remember: false } } : null
}

/**
 * oidc-provider ends the session of another user with a form that needs script, unless it is gone
 * before the interaction is resumed.
 */
async function endOtherSession(provider: Provider, { uid, session }: Interaction, id?: string) {
  if (!session || !id || session.accountId === id) return
  const other = await provider.Session.findByUid(session.uid)
  await other?.destroy()
  const interaction = await provider.Interaction.find(uid)
  if (!interaction) return
  interaction.session = undefined
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}

async function respondInteraction(provider: Provider, origin: string, ctx: PageContext) {
  const details = await provider.interactionDetails(ctx.req, ctx.res)
  const result = ctx.method === 'POST' ? readResult(new URLSearchParams(await text(ctx.req))) : null
  if (result) {
    const next = await provider.interactionResult(ctx.req, ctx.res, result, {
      mergeWithLastSubmission: false,
    })
    await endOtherSession(provider, details, result.login?.accountId)
    ctx.redirect(next)
    ctx.status = 303
    return
  }
  ctx.status = ctx.method === 'POST' ? 422 : 200
  showPage(ctx, origin, await renderLoginPage(chooseLanguage(details.params.ui_locales)))
}

/** The login page at `/interaction/{uid}`: GET shows it, POST takes the user or `cancel`. */
function handleInteractions(provider: Provider, origin: string): void {
  provider.use(async function interaction(ctx, next) {
    if (!/^\/interaction\/[\w-]+$/.test(ctx.path)) return next()
    try {
      await respondInteraction(provider, origin, ctx)
    } catch (error) {
      // The cookie or the interaction has expired, or the provider was started again.
      ctx.status = 400
      showPage(ctx, origin, await renderErrorPage(origin, String(error)))
    }
  })
}

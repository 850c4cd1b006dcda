import { text } from 'node:stream/consumers'
import type { Interaction, InteractionResults, Provider } from 'oidc-provider'
import { type PageContext, renderErrorPage, renderLoginPage, showPage } from './pages.ts'
import { sampleUsers } from './sample-users.ts'
import { chooseLanguage } from './texts.ts'

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
export function handleInteractions(provider: Provider, origin: string): void {
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

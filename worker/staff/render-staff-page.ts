import { build } from 'virtual:build'
import { fontFaces } from '#client/render'
import { renderStaff } from '#client/staff/render-staff'
import type { StaffPayload } from '#domain/staff/staff-page'
import { privateHeaders } from '../auth/responses'
import { documentHeaders } from '../http/security-headers'
import { cachedSite } from '../pages/load-page'
import { inlineAssets } from '../render/inline-assets'
import { renderDocument } from '../render/render-element'
import type { StaffContext } from './staff-context'
import type { StaffRequest } from './staff-request'

/** Renders a page of the desk, which nothing keeps. */
export async function renderStaffPage(
  c: StaffContext,
  request: StaffRequest,
  payload: StaffPayload,
  status = 200,
): Promise<Response> {
  const { ctx, locale, match } = request
  const { origin, identityProvider } = ctx.deployment
  const { inline, policy } = await inlineAssets('desk', origin)
  const site = await cachedSite(ctx, locale)
  const { search: query } = c.get('url')
  const { desk: script } = build.modules
  const context = { locale, origin, inline, site, match, query, script }
  const html = await renderDocument(c, renderStaff(context, payload))
  const formTargets = identityProvider ? [new URL(identityProvider.issuer).origin] : []
  return new Response(c.req.method === 'HEAD' ? null : html, {
    status,
    headers: {
      ...documentHeaders(locale, {
        policy: { ...policy, formTargets },
        faces: fontFaces[locale],
        sameOriginReferrer: true,
      }),
      ...privateHeaders,
      'x-request-id': ctx.requestId,
    },
  })
}

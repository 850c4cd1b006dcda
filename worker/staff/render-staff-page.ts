import { build } from 'virtual:build'
import { fontFaces } from '#client/render'
import { renderStaff } from '#client/staff/render-staff'
import { countNavigation } from '#db/staff/count-navigation'
import { may } from '#domain/access/permissions'
import {
  type StaffNotice,
  type StaffNoticeName,
  type StaffPage,
  type StaffPayload,
  staffNotices,
} from '#domain/staff/staff-page'
import { readReference } from '#domain/tickets/reference'
import { privateHeaders } from '../auth/responses'
import { documentHeaders } from '../http/security-headers'
import { cachedSite } from '../pages/load-page'
import { inlineAssets } from '../render/inline-assets'
import { renderDocument } from '../render/render-element'
import { deadlines, withDeadline } from '../runtime/deadlines'
import type { StaffContext, StaffRequest } from './staff-handler'

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

/** The result that the address states after an action. */
function readNotice({ query }: StaffRequest): StaffNotice | null {
  const name = staffNotices.find((one) => one === query.get('done'))
  if (!name) return null
  const undo = query.get('undo') ?? ''
  return {
    name,
    reference: readReference(query.get('about') ?? ''),
    undo: (name === 'decided' ? /^\d{13}$/ : /^[\w-]{20,600}$/).test(undo) ? undo : null,
  }
}

/**
 * Completes the content of a page with what every page of the desk shows. `noticeName` is the result
 * of an action without a redirect; otherwise the address states it.
 */
export async function loadStaffPayload(
  request: StaffRequest,
  content: StaffPage,
  noticeName?: StaffNoticeName,
): Promise<StaffPayload> {
  const { ctx, locale, id, name, roles } = request
  const counting = countNavigation(ctx.primary, id)
  const counts = await withDeadline(deadlines.d1Read, 'd1.read', counting)
  return {
    frame: {
      name: name[locale] ?? '',
      roles: [...roles],
      openTickets: may(roles, 'tickets.read') ? counts.openTickets : null,
      unseenTickets: may(roles, 'tickets.read') ? counts.unseenTickets : null,
      heldTexts: may(roles, 'comments.decide') ? counts.heldComments + counts.releaseDrafts : null,
    },
    notice: noticeName ? { name: noticeName, reference: null, undo: null } : readNotice(request),
    content,
  }
}

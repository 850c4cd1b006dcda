import { countNavigation } from '#db/staff/count-navigation'
import { translators } from '#domain/messages/translators'
import { type ModerationPage, textSections } from '#domain/staff/moderation'
import type { StaffPage } from '#domain/staff/staff-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-request'
import { loadPages } from './load-pages'
import { loadReleases, type ReleasesResult } from './load-releases'
import { loadTexts, type TextsResult } from './load-texts'
import { type ModerationRequest, readModerationRequest } from './read-moderation-request'

/** What a form that was not carried out changes on the page. */
export interface ModerationResult {
  texts?: TextsResult
  releases?: ReleasesResult
}

function loadPart(
  request: StaffRequest,
  asked: ModerationRequest,
  { texts = {}, releases = {} }: ModerationResult,
): Promise<ModerationPage['part']> {
  const ofTexts = textSections.find((name) => name === asked.section)
  if (ofTexts) return loadTexts(request, asked, ofTexts, texts)
  return asked.section === 'pages' ? loadPages(request) : loadReleases(request, releases)
}

async function readModeration(request: StaffRequest, result: ModerationResult): Promise<StaffPage> {
  const asked = readModerationRequest(request)
  const [part, { heldComments, releaseDrafts }] = await Promise.all([
    loadPart(request, asked, result),
    countNavigation(request.ctx.primary),
  ])
  const t = translators[request.locale]
  return {
    page: 'moderation',
    title: `${t('deskModeration.title')}: ${t(`deskModeration.names.${asked.section}`)}`,
    data: {
      sections: asked.sections,
      counts: { held: heldComments, releases: releaseDrafts },
      part,
    },
  }
}

/** The section of the page that the address names. */
export function loadModeration(
  request: StaffRequest,
  result: ModerationResult = {},
): Promise<StaffPage> {
  return withDeadline(deadlines.d1ReadAll, 'd1.moderation', readModeration(request, result))
}

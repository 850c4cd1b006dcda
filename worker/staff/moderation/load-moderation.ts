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

/** State of the page after a form that was not carried out. */
export interface ModerationResult {
  texts?: TextsResult
  releases?: ReleasesResult
}

function loadPart(
  request: StaffRequest,
  filter: ModerationRequest,
  { texts = {}, releases = {} }: ModerationResult,
): Promise<ModerationPage['part']> {
  const ofTexts = textSections.find((name) => name === filter.section)
  if (ofTexts) return loadTexts(request, filter, ofTexts, texts)
  return filter.section === 'pages' ? loadPages(request) : loadReleases(request, releases)
}

async function readModeration(request: StaffRequest, result: ModerationResult): Promise<StaffPage> {
  const filter = readModerationRequest(request)
  const [part, { heldComments, releaseDrafts }] = await Promise.all([
    loadPart(request, filter, result),
    countNavigation(request.ctx.primary),
  ])
  const t = translators[request.locale]
  return {
    page: 'moderation',
    title: `${t('deskModeration.title')}: ${t(`deskModeration.names.${filter.section}`)}`,
    data: {
      sections: filter.sections,
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

// Written by build/page-tables.ts from the modules in client/pages and client/staff/pages; `npm run build` writes it anew.
import type { Shape } from '#domain/messages/shape'
import { arCareers } from './pages/about/careers/ar'
import { enCareers } from './pages/about/careers/en'
import { arDirectors } from './pages/about/directors/ar'
import { enDirectors } from './pages/about/directors/en'
import { arOrgStructure } from './pages/about/org-structure/ar'
import { enOrgStructure } from './pages/about/org-structure/en'
import { arOurStory } from './pages/about/our-story/ar'
import { enOurStory } from './pages/about/our-story/en'
import { arAccessibility } from './pages/help/accessibility/ar'
import { enAccessibility } from './pages/help/accessibility/en'
import { arBackup } from './pages/help/backup/ar'
import { enBackup } from './pages/help/backup/en'
import { arCard } from './pages/help/card/ar'
import { enCard } from './pages/help/card/en'
import { arContact } from './pages/help/contact/ar'
import { enContact } from './pages/help/contact/en'
import { arCookies } from './pages/help/cookies/ar'
import { enCookies } from './pages/help/cookies/en'
import { arFaq } from './pages/help/faq/ar'
import { enFaq } from './pages/help/faq/en'
import { arHelp } from './pages/help/help/ar'
import { enHelp } from './pages/help/help/en'
import { arOffline } from './pages/help/offline/ar'
import { enOffline } from './pages/help/offline/en'
import { arSiteStatus } from './pages/help/site-status/ar'
import { enSiteStatus } from './pages/help/site-status/en'
import { arSla } from './pages/help/sla/ar'
import { enSla } from './pages/help/sla/en'
import { arViolations } from './pages/help/violations/ar'
import { enViolations } from './pages/help/violations/en'
import { arChapter } from './pages/knowledge/chapter/ar'
import { enChapter } from './pages/knowledge/chapter/en'
import { arDictionary } from './pages/knowledge/dictionary/ar'
import { enDictionary } from './pages/knowledge/dictionary/en'
import { arOldKnowledge } from './pages/knowledge/old-knowledge/ar'
import { enOldKnowledge } from './pages/knowledge/old-knowledge/en'
import { arBrandFiles } from './pages/media/brand-files/ar'
import { enBrandFiles } from './pages/media/brand-files/en'
import { arInvitation } from './pages/media/invitation/ar'
import { enInvitation } from './pages/media/invitation/en'
import { arMagazine } from './pages/media/magazine/ar'
import { enMagazine } from './pages/media/magazine/en'
import { arNewsletterIssue } from './pages/media/newsletter-issue/ar'
import { enNewsletterIssue } from './pages/media/newsletter-issue/en'
import { arVideoGallery } from './pages/media/video-gallery/ar'
import { enVideoGallery } from './pages/media/video-gallery/en'
import { arYoutube } from './pages/media/youtube/ar'
import { enYoutube } from './pages/media/youtube/en'
import { arApiChanges } from './pages/open/api-changes/ar'
import { enApiChanges } from './pages/open/api-changes/en'
import { arOpenApi } from './pages/open/open-api/ar'
import { enOpenApi } from './pages/open/open-api/en'
import { arStatistics } from './pages/open/statistics/ar'
import { enStatistics } from './pages/open/statistics/en'
import { arHome } from './pages/site/home/ar'
import { enHome } from './pages/site/home/en'
import { arDeskAbsences } from './staff/pages/absences/ar'
import { enDeskAbsences } from './staff/pages/absences/en'
import { arDeskAccounts } from './staff/pages/accounts/ar'
import { enDeskAccounts } from './staff/pages/accounts/en'
import { arDeskAudit } from './staff/pages/audit/ar'
import { enDeskAudit } from './staff/pages/audit/en'
import { arDeskBatch } from './staff/pages/batch/ar'
import { enDeskBatch } from './staff/pages/batch/en'
import { arDeskContent } from './staff/pages/content/ar'
import { enDeskContent } from './staff/pages/content/en'
import { arDeskDocuments } from './staff/pages/documents/ar'
import { enDeskDocuments } from './staff/pages/documents/en'
import { arDeskEmergencyNotices } from './staff/pages/emergency-notices/ar'
import { enDeskEmergencyNotices } from './staff/pages/emergency-notices/en'
import { arDeskEntry } from './staff/pages/entry/ar'
import { enDeskEntry } from './staff/pages/entry/en'
import { arDeskModeration } from './staff/pages/moderation/ar'
import { enDeskModeration } from './staff/pages/moderation/en'
import { arDeskNewsletter } from './staff/pages/newsletter/ar'
import { enDeskNewsletter } from './staff/pages/newsletter/en'
import { arDeskNewsletterIssue } from './staff/pages/newsletter-issue/ar'
import { enDeskNewsletterIssue } from './staff/pages/newsletter-issue/en'
import { arDeskOperations } from './staff/pages/operations/ar'
import { enDeskOperations } from './staff/pages/operations/en'
import { arDeskPerformance } from './staff/pages/performance/ar'
import { enDeskPerformance } from './staff/pages/performance/en'
import { arDeskPicture } from './staff/pages/picture/ar'
import { enDeskPicture } from './staff/pages/picture/en'
import { arDeskPictures } from './staff/pages/pictures/ar'
import { enDeskPictures } from './staff/pages/pictures/en'
import { arDeskPreferences } from './staff/pages/preferences/ar'
import { enDeskPreferences } from './staff/pages/preferences/en'
import { arDeskQueue } from './staff/pages/queue/ar'
import { enDeskQueue } from './staff/pages/queue/en'
import { arDeskReading } from './staff/pages/reading/ar'
import { enDeskReading } from './staff/pages/reading/en'
import { arDeskSettings } from './staff/pages/settings/ar'
import { enDeskSettings } from './staff/pages/settings/en'
import { arDeskTeams } from './staff/pages/teams/ar'
import { enDeskTeams } from './staff/pages/teams/en'
import { arDeskTicket } from './staff/pages/ticket/ar'
import { enDeskTicket } from './staff/pages/ticket/en'

/** The texts of all pages; those that several pages say are in domain/messages. */
export const arPages = {
  ...arAccessibility,
  ...arApiChanges,
  ...arBackup,
  ...arBrandFiles,
  ...arCard,
  ...arCareers,
  ...arChapter,
  ...arContact,
  ...arCookies,
  ...arDeskAbsences,
  ...arDeskAccounts,
  ...arDeskAudit,
  ...arDeskBatch,
  ...arDeskContent,
  ...arDeskDocuments,
  ...arDeskEmergencyNotices,
  ...arDeskEntry,
  ...arDeskModeration,
  ...arDeskNewsletter,
  ...arDeskNewsletterIssue,
  ...arDeskOperations,
  ...arDeskPerformance,
  ...arDeskPicture,
  ...arDeskPictures,
  ...arDeskPreferences,
  ...arDeskQueue,
  ...arDeskReading,
  ...arDeskSettings,
  ...arDeskTeams,
  ...arDeskTicket,
  ...arDictionary,
  ...arDirectors,
  ...arFaq,
  ...arHelp,
  ...arHome,
  ...arInvitation,
  ...arMagazine,
  ...arNewsletterIssue,
  ...arOffline,
  ...arOldKnowledge,
  ...arOpenApi,
  ...arOrgStructure,
  ...arOurStory,
  ...arSiteStatus,
  ...arSla,
  ...arStatistics,
  ...arVideoGallery,
  ...arViolations,
  ...arYoutube,
}

export const enPages = {
  ...enAccessibility,
  ...enApiChanges,
  ...enBackup,
  ...enBrandFiles,
  ...enCard,
  ...enCareers,
  ...enChapter,
  ...enContact,
  ...enCookies,
  ...enDeskAbsences,
  ...enDeskAccounts,
  ...enDeskAudit,
  ...enDeskBatch,
  ...enDeskContent,
  ...enDeskDocuments,
  ...enDeskEmergencyNotices,
  ...enDeskEntry,
  ...enDeskModeration,
  ...enDeskNewsletter,
  ...enDeskNewsletterIssue,
  ...enDeskOperations,
  ...enDeskPerformance,
  ...enDeskPicture,
  ...enDeskPictures,
  ...enDeskPreferences,
  ...enDeskQueue,
  ...enDeskReading,
  ...enDeskSettings,
  ...enDeskTeams,
  ...enDeskTicket,
  ...enDictionary,
  ...enDirectors,
  ...enFaq,
  ...enHelp,
  ...enHome,
  ...enInvitation,
  ...enMagazine,
  ...enNewsletterIssue,
  ...enOffline,
  ...enOldKnowledge,
  ...enOpenApi,
  ...enOrgStructure,
  ...enOurStory,
  ...enSiteStatus,
  ...enSla,
  ...enStatistics,
  ...enVideoGallery,
  ...enViolations,
  ...enYoutube,
} satisfies Shape<typeof arPages>

type ArabicTexts = typeof arPages

declare module '#domain/messages/translate' {
  interface PageMessages extends ArabicTexts {}
}

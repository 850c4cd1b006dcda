import type { ComponentType, ReactElement } from 'react'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { isLookUp, queueQuery } from '#domain/staff/queue'
import type { StaffPage, StaffPayload } from '#domain/staff/staff-page'
import { type StaffMatch, staffPath } from '#domain/staff/staff-routes'
import faviconUrl from '../assets/favicon.svg?url'
import { Document, type InlineCode } from '../document'
import { siteScope, usePage } from '../i18n'
import { translators } from '../translators'
import { DeskBar, DeskKeys } from './desk-bar'
import { staffPages } from './pages'
import { DeskNotice } from './staff-notice'
import { StaffScopeContext } from './staff-scope'
import './desk-print.css'

export interface StaffDocumentContext {
  locale: Locale
  origin: string
  inline: InlineCode
  site: SitePayload
  match: StaffMatch
  /** The page's query with its question mark, or empty. */
  query: string
  script: string
}

function SkipLink() {
  const { t } = usePage()
  return (
    <nav className="skip" aria-label={t('skip.label')}>
      <a href="#main">{t('skip.content')}</a>
    </nav>
  )
}

function listOf({ page, data }: StaffPage): string {
  if (page === 'queue') return isLookUp(data) ? '' : queueQuery(data.filter)
  return page === 'ticket' ? queueQuery(data.list) : ''
}

/** A whole document of the desk; it is never hydrated, its script works on the markup. */
export function renderStaff(
  { locale, origin, inline, site, match, query, script }: StaffDocumentContext,
  { frame, notice, content }: StaffPayload,
): ReactElement {
  const t = translators[locale]
  const path = staffPath(match.name, match.reference ?? '')
  const { title } = content
  const typed = content.page === 'queue' ? content.data.typed : ''
  const scope = {
    locale,
    t,
    route: null,
    path,
    query,
    ...siteScope(site),
    trail: [],
    title,
    description: t('desk.title'),
  }
  return (
    <StaffScopeContext value={{ frame, page: match.name, query, list: listOf(content), typed }}>
      <Document
        scope={scope}
        origin={origin}
        title={`${frame.unseenTickets ? `(${frame.unseenTickets}) ` : ''}${title} - ${t('desk.title')}`}
        inline={inline}
        modules={<script type="module" src={script} />}
        icon={faviconUrl}
        indexed={false}
        layout="desk"
        top={
          <>
            <SkipLink />
            <DeskBar />
          </>
        }
        bottom={<DeskKeys />}
      >
        {notice && <DeskNotice notice={notice} />}
        <StaffContent content={content} />
      </Document>
    </StaffScopeContext>
  )
}

function StaffContent({ content: { page, data } }: { content: StaffPage }) {
  // The table pairs each page with its data, which a union of both cannot express.
  const Page = staffPages[page] as ComponentType<{ data: typeof data }>
  return <Page data={data} />
}

import type { StaffPage } from '#domain/staff/staff-page'
import { Accounts } from './pages/accounts/page'
import { Audit } from './pages/audit/page'
import { Moderation } from './pages/moderation/page'
import { Performance } from './pages/performance/page'
import { Queue } from './pages/queue/page'
import { DeskTicket } from './pages/ticket/page'

/** The page's own part. */
export function StaffContent({ content }: { content: StaffPage }) {
  switch (content.page) {
    case 'queue':
      return <Queue queue={content.data} />
    case 'ticket':
      return <DeskTicket ticket={content.data} />
    case 'performance':
      return <Performance performance={content.data} />
    case 'audit':
      return <Audit audit={content.data} />
    case 'accounts':
      return <Accounts accounts={content.data} />
    case 'moderation':
      return <Moderation moderation={content.data} />
  }
}

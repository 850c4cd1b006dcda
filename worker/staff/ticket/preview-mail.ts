import type { Submission } from '#db/submissions/submissions'
import { riyadhDate } from '#domain/dates/calendar'
import { routePath } from '#domain/site/routes'
import type { MailPreview } from '#domain/staff/ticket'
import { dueAfter, isAwaitingReply, type Status } from '#domain/tickets/status'
import { statusMail } from '../../mail/mail-text'

interface PreviewDeps {
  deployment: { origin: string; mailFrom: string }
  now: number
}

/** The mail that a step will send, as the sender reads it. */
export function previewMail(
  { deployment, now }: PreviewDeps,
  { submission, email }: { submission: Submission; email: string | null },
  to: Status,
  holidays: readonly string[],
): MailPreview {
  const { locale, outboxReference, status: from, dueOn } = submission
  const due = dueAfter({ from, to, dueOn }, riyadhDate(now), holidays)
  const { subject, text } = statusMail(locale, deployment.origin + routePath('inquiry', locale), {
    reference: outboxReference ?? submission.reference,
    status: to,
    dueOn: isAwaitingReply(to) ? due : null,
  })
  return { from: deployment.mailFrom, to: email, subject, paragraphs: text.trim().split('\n\n') }
}

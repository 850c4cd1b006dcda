import type { NewsletterIssuePage, SendingFigures } from '#domain/staff/newsletter'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Badge } from '../../../ui/text/badge'
import { Fact } from '../../../ui/text/inline'
import { DoButton, LineField, PostForm } from '../../desk-form'
import { DeskBox } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { sendingTones } from '../newsletter/sending-tones'

interface SendingProps {
  of: NewsletterIssuePage
}

/** The sending of an issue: its time, its figures and what can be done with it. */
export function SendingBox({ of: issue }: SendingProps) {
  const { t } = usePage()
  const { sending, state, maySend } = issue
  const mayBegin = sending === null || sending.status === 'cancelled'
  return (
    <DeskBox id="sending" title={t('deskNewsletterIssue.sending')}>
      {sending && <Figures of={sending} publisher={issue.publisher} />}
      {sending && maySend && <Steps of={sending} slug={issue.slug} />}
      {mayBegin && state !== 'published' && (
        <p className="hint">{t('deskNewsletterIssue.notPublished')}</p>
      )}
      {mayBegin && state === 'published' && maySend && <ScheduleForm of={issue} />}
    </DeskBox>
  )
}

const figures = ['recipients', 'sent', 'waiting', 'refused', 'left', 'unknown', 'failed'] as const

function Figures({ of: sending, publisher }: { of: SendingFigures; publisher: string | null }) {
  const { t } = usePage()
  const write = useNumbers()
  const hasBegun = sending.status !== 'scheduled' && sending.status !== 'cancelled'
  return (
    <>
      <p className="toolbar">
        <Badge tone={sendingTones[sending.status]}>
          {t(`deskNewsletter.statuses.${sending.status}`)}
        </Badge>
      </p>
      <Facts shape="grid">
        <Fact term={t('deskNewsletterIssue.at')}>{sending.at}</Fact>
        <Fact term={t('deskNewsletterIssue.publisher')}>
          <bdi>{publisher}</bdi>
        </Fact>
        {hasBegun &&
          figures.map((name) => (
            <Fact term={t(`deskNewsletterIssue.${name}`)} key={name}>
              {write(sending[name])}
            </Fact>
          ))}
      </Facts>
      {sending.failed > 0 && <p className="hint">{t('deskNewsletterIssue.failedHint')}</p>}
      {sending.unknown > 0 && <p className="hint">{t('deskNewsletterIssue.unknownHint')}</p>}
    </>
  )
}

const steps = { scheduled: 'cancel', sending: 'pause', paused: 'resume' } as const

function Steps({ of: { status }, slug }: { of: SendingFigures; slug: string }) {
  const { t } = usePage()
  if (!(status in steps)) return null
  const step = steps[status as keyof typeof steps]
  return (
    <div className="toolbar">
      <PostForm to="newsletterIssue" reference={slug}>
        <DoButton value={step}>{t(`deskNewsletterIssue.${step}`)}</DoButton>
      </PostForm>
      {status === 'sending' && (
        <StaffLink to="newsletterIssue" reference={slug}>
          {t('deskNewsletterIssue.refresh')}
        </StaffLink>
      )}
    </div>
  )
}

function ScheduleForm({ of: { slug, startsAt, problem } }: SendingProps) {
  const { t } = usePage()
  return (
    <PostForm to="newsletterIssue" reference={slug} className="desk-form" noValidate>
      <LineField
        name="startsAt"
        label={t('deskNewsletterIssue.startsAt')}
        hint={t('deskNewsletterIssue.startsAtHint')}
        error={problem === 'time' ? t('deskNewsletterIssue.problems.time') : null}
        type="datetime-local"
        dir="ltr"
        defaultValue={startsAt}
      />
      <div className="toolbar">
        <DoButton value="schedule" look="button--primary">
          {t('deskNewsletterIssue.schedule')}
        </DoButton>
      </div>
    </PostForm>
  )
}

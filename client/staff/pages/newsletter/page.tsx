import { languageNames } from '#domain/site/locale'
import type { NewsletterPage, NewsletterRow } from '#domain/staff/newsletter'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Badge } from '../../../ui/text/badge'
import { Fact } from '../../../ui/text/inline'
import { DeskField, DoButton, PostForm } from '../../desk-form'
import { DeskBox, DeskTable } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { sendingTones } from './sending-tones'

interface NewsletterProps {
  of: NewsletterPage
}

export function DeskNewsletter({ data: newsletter }: { data: NewsletterPage }) {
  const { t } = usePage()
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskNewsletter.title')}</h1>
      </header>
      <p className="hint">{t('deskNewsletter.lead')}</p>
      <DeskBox id="list" title={t('deskNewsletter.issues')}>
        {newsletter.rows.length === 0 ? (
          <p className="hint">{t('deskNewsletter.none')}</p>
        ) : (
          <Issues of={newsletter} />
        )}
      </DeskBox>
      <ComposeForm of={newsletter} />
      <Subscribers of={newsletter} />
    </div>
  )
}

const columns = ['title', 'state', 'sending', 'figures'] as const

function Issues({ of: { rows } }: NewsletterProps) {
  const { t } = usePage()
  return (
    <DeskTable
      label={t('deskNewsletter.issueTable')}
      heads={columns.map((column) => t(`deskNewsletter.columns.${column}`))}
      rows={rows.map((row) => ({ key: row.slug, cells: cellsOf(row) }))}
    />
  )
}

const cellsOf = (row: NewsletterRow) => [
  <StaffLink to="newsletterIssue" reference={row.slug} key="title">
    <bdi>{row.title}</bdi>
  </StaffLink>,
  <IssueState of={row} key="state" />,
  <SendingState of={row} key="sending" />,
  <SentCount of={row} key="figures" />,
]

function IssueState({ of: { state, hasDraft } }: { of: NewsletterRow }) {
  const { t } = usePage()
  return (
    <span className="toolbar">
      <Badge tone={state === 'published' ? 'success' : 'info'}>
        {t(`deskContent.states.${state}`)}
      </Badge>
      {hasDraft && <Badge tone="warn">{t('deskNewsletter.draft')}</Badge>}
    </span>
  )
}

function SendingState({ of: { sending } }: { of: NewsletterRow }) {
  const { t } = usePage()
  if (!sending) return <span className="is-muted">{t('deskNewsletter.notSent')}</span>
  return (
    <span className="toolbar">
      <Badge tone={sendingTones[sending.status]}>
        {t(`deskNewsletter.statuses.${sending.status}`)}
      </Badge>
      {sending.at}
    </span>
  )
}

function SentCount({ of: { sending } }: { of: NewsletterRow }) {
  const { t } = usePage()
  const write = useNumbers()
  if (!sending || sending.recipients === 0) return null
  const { sent, recipients } = sending
  return t('deskNewsletter.sentOf', { sent: write(sent), recipients: write(recipients) })
}

function ComposeForm({ of: { created } }: NewsletterProps) {
  const { t } = usePage()
  return (
    <DeskBox id="compose" title={t('deskNewsletter.compose')}>
      <PostForm to="newsletter" className="desk-form" noValidate>
        <DeskField
          id="month"
          label={t('deskNewsletter.month')}
          hint={t('deskNewsletter.monthHint')}
          error={created && t(`deskNewsletter.createIssues.${created.issue}`)}
        >
          {(control) => (
            <input
              className="input"
              type="month"
              name="month"
              dir="ltr"
              defaultValue={created?.month}
              autoComplete="off"
              required
              {...control}
            />
          )}
        </DeskField>
        <div className="toolbar">
          <DoButton value="create" look="button--primary">
            {t('deskNewsletter.begin')}
          </DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}

function Subscribers({ of: { subscribers, left } }: NewsletterProps) {
  const { t } = usePage()
  const write = useNumbers()
  return (
    <DeskBox id="subscribers" title={t('deskNewsletter.subscribers')}>
      <DeskTable
        label={t('deskNewsletter.subscriberTable')}
        heads={[
          t('deskNewsletter.subscribers'),
          t('deskNewsletter.confirmed'),
          t('deskNewsletter.recent'),
        ]}
        rows={subscribers.map(({ locale, confirmed, recent }) => ({
          key: locale,
          cells: [
            <span lang={locale} key="language">
              {languageNames[locale]}
            </span>,
            write(confirmed),
            write(recent),
          ],
        }))}
      />
      <Facts shape="grid">
        <Fact term={t('deskNewsletter.left')}>{write(left)}</Fact>
      </Facts>
      <p className="hint">{t('deskNewsletter.counted')}</p>
    </DeskBox>
  )
}

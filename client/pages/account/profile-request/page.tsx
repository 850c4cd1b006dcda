import { attachments, type Field } from '#domain/forms/field'
import type { OwnTicket } from '#domain/forms/member-state'
import type { OwnChange } from '#domain/forms/personal-state'
import { ownTicketForms } from '#domain/forms/profile-forms'
import { changeForm } from '#domain/forms/ticket-form-names'
import { localPath } from '#domain/site/locale'
import { FormField } from '../../../forms/field'
import { formId } from '../../../forms/form-id'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { HeadFrame } from '../../../ui/page/page-head'
import { Callout } from '../../../ui/text/callout'
import { Fact, Isolated } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Note } from '../../help/inquiry/note'
import { Solved } from '../../help/inquiry/solved'
import { StatusCard, Timeline } from '../../help/inquiry/status-card'
import { TicketDates } from '../../help/inquiry/summary'
import { Unsent } from '../../help/inquiry/unsent'
import { OwnError, WorkingDays } from '../parts'
import type { ProfileRequestPayload } from './payload'
import '../../../forms/file-input.css'
import '../../../ui/lists/aside.css'
import type { ReactNode } from 'react'
import { routePath } from '#domain/site/routes'
import type { TicketAction } from '#domain/tickets/status'
import { useTyped } from '../../../forms/use-typed'
import { Day } from '../../../ui/text/date'
import '../../../ui/danger-button.css'

export function ProfileRequest({ payload, personalState }: PageProps<ProfileRequestPayload>) {
  const { title } = usePage()
  return (
    <>
      <HeadFrame>
        <h1>
          <Isolated text={title} part={payload.reference} />
        </h1>
      </HeadFrame>
      <div className="container">
        {personalState?.kind === 'request' && (
          <OwnRequest of={personalState.result} change={personalState.change} />
        )}
        {personalState?.kind === 'loggedOut' && <LoggedOut text={personalState.unsent} />}
      </div>
    </>
  )
}

function OwnRequest({ of: request, change }: OwnActionsProps) {
  const { t, locale } = usePage()
  const { days, actions } = request
  const hasTrouble = change && (change.form.failure !== null || change.form.issues.length > 0)
  const isAsked = actions.includes('inform')
  const canWrite = isAsked || actions.includes('reopen')
  const typed = change?.form.values.information
  return (
    <div className="columns columns--aside">
      <div className="reading stack">
        {hasTrouble && (
          <div>
            <ActionRefusal of={change} />
            {typed && !canWrite && <Unsent text={typed} advice={t('profile.request.unsent')} />}
          </div>
        )}
        <StatusCard result={request} change={change}>
          {days && <WorkingDays of={days} />}
        </StatusCard>
        {request.resolution && (
          <Solved
            of={request.resolution}
            action={routePath('profileRequest', locale, { reference: request.reference })}
            hidden={{}}
            reopening={
              <a className="button button--secondary" href="#actions">
                {t('tickets.solved.reopen')}
              </a>
            }
          />
        )}
        {isAsked && <InformForm of={request} change={change} />}
        <OwnActions of={request} change={change} />
        <Timeline events={request.events} />
        <SentAnswers of={request} />
      </div>
      <aside className="box sticky" aria-labelledby="summary">
        <h2 id="summary">{t('inquiry.summary')}</h2>
        <Facts shape="ladder">
          <TicketDates of={request} />
        </Facts>
        <PageLink to="profile" className="button button--secondary">
          {t('profile.request.back')}
        </PageLink>
      </aside>
    </div>
  )
}

/** The session ended while something was written. */
function LoggedOut({ text }: { text: string }) {
  const { t, locale, path } = usePage()
  return (
    <div className="reading flow">
      <Unsent text={text} advice={t('profile.request.loggedOut')} />
      <a
        className="button button--primary"
        href={`${localPath('/auth/login', locale)}?returnTo=${localPath(path, locale)}`}
        rel="nofollow"
      >
        {t('profile.request.logIn')}
      </a>
    </div>
  )
}

function ActionRefusal({ of: { action, form } }: { of: OwnChange }) {
  const { t, digits } = usePage()
  const { issues, failure } = form
  const fields: Record<string, Field> = ownTicketForms[action].fields
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-title"
      // biome-ignore lint/a11y/noAutofocus: errors are read first, also without script
      autoFocus
    >
      <h2 id="error-title">
        <Icon name="circle-alert" />
        <span>{t('profile.request.refused')}</span>
      </h2>
      {failure && <p>{failure}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ field, message }) => (
            <li key={field + message}>
              <a href={`#${field}`}>
                {digits(`${t(fields[field]?.label ?? 'tickets.reply')}: ${message}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function InformForm({ of, change }: OwnActionsProps) {
  const { t } = usePage()
  const question = of.events[0]?.note
  return (
    <section className="flow" aria-labelledby="inform">
      <h2 id="inform">{t('tickets.inform.title')}</h2>
      {question && (
        <Callout title={t('tickets.information')}>
          <Note of={question} />
        </Callout>
      )}
      <OwnForm of={of} action="inform" id={formId(changeForm)}>
        <OwnText label={t('tickets.reply')} hint={t('profile.request.hint')} change={change} />
        <OwnFiles change={change} />
        <p className="hint">{t('profile.request.informed')}</p>
        <button className="button button--primary" type="submit">
          {t('tickets.inform.submit')}
        </button>
      </OwnForm>
    </section>
  )
}

function SentAnswers({ of: { answers, files } }: { of: OwnTicket }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="written">
      <h2 id="written">{t('profile.request.written')}</h2>
      <Facts shape="ladder">
        {answers.map(({ label, text }) => (
          <Fact term={label} key={label}>
            <bdi className="written">{text}</bdi>
          </Fact>
        ))}
      </Facts>
      {files.length > 0 && (
        <>
          <h3>{t('profile.request.files')}</h3>
          <ul className="files__list">
            {files.map(({ name, size }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <li key={index}>
                <bdi>{name}</bdi>
                <small>
                  <bdi dir="ltr">{size}</bdi>
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">
        {`${t('profile.request.fix')} `}
        <PageLink to="contact">{t('profile.request.contact')}</PageLink>
      </p>
    </section>
  )
}

interface OwnActionsProps {
  of: OwnTicket
  change: OwnChange | undefined
}

/** Withdrawing or reopening, or why neither is possible. */
function OwnActions({ of, change }: OwnActionsProps) {
  const { t } = usePage()
  const { actions } = of
  return (
    <section className="flow" aria-labelledby="actions">
      <h2 id="actions">{t('tickets.title')}</h2>
      {actions.includes('withdraw') && <Withdraw of={of} />}
      {actions.includes('reopen') ? (
        <Reopen of={of} change={change} />
      ) : (
        <p className="hint">
          {t(actions.length > 0 ? 'profile.request.later' : 'profile.request.nothing')}
        </p>
      )}
    </section>
  )
}

/** Asks for confirmation, because work on the request stops. */
function Withdraw({ of }: { of: OwnTicket }) {
  const { t, digits } = usePage()
  return (
    <details id="withdraw">
      <summary className="button button--secondary">{t('tickets.withdraw.title')}</summary>
      <OwnForm of={of} action="withdraw">
        <p>{digits(t('tickets.withdraw.text'))}</p>
        <button className="button danger-button" type="submit">
          {t('profile.request.withdraw')}
        </button>
      </OwnForm>
    </details>
  )
}

function Reopen({ of, change }: OwnActionsProps) {
  const { t, digits } = usePage()
  return (
    <div id="reopen">
      <h3>{t('tickets.reopen.title')}</h3>
      <p>{digits(t('tickets.reopen.text'))}</p>
      {of.reopenUntil && (
        <p className="hint">
          {`${t('tickets.reopen.until')} `}
          <Day date={of.reopenUntil} />
        </p>
      )}
      <OwnForm of={of} action="reopen" id={formId(changeForm)}>
        <OwnText
          label={t('tickets.reopen.reason')}
          hint={t('tickets.reopen.reasonHint')}
          change={change}
        />
        <OwnFiles change={change} />
        <button className="button button--secondary" type="submit">
          {t('tickets.reopen.submit')}
        </button>
      </OwnForm>
    </div>
  )
}

interface OwnFormProps {
  of: OwnTicket
  action: TicketAction
  id?: string
  children: ReactNode
}

/** Form of one action on the member's request, with the version that the page shows. */
function OwnForm({ of, action, id, children }: OwnFormProps) {
  const { locale } = usePage()
  return (
    <form
      className="form"
      id={id}
      method="post"
      // URL-encoded, a long Arabic message would exceed the size limit of a form.
      encType="multipart/form-data"
      action={routePath('profileRequest', locale, { reference: of.reference })}
    >
      <input type="hidden" name="form" value={changeForm} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="version" value={of.version} />
      <input type="hidden" name="idempotencyKey" value={of.idempotencyKey} />
      {children}
    </form>
  )
}

interface OwnTextProps {
  label: string
  hint: string
  change: OwnChange | undefined
}

const fieldName = 'information'
const [hintId, errorId] = ['information-hint', 'information-error']

/** What the sender writes with an action, with its label, hint and error. */
function OwnText({ label, hint, change }: OwnTextProps) {
  const { digits } = usePage()
  const ref = useTyped(fieldName)
  const issue = change?.form.issues.find(({ field }) => field === fieldName)
  return (
    <div className={issue ? 'field field--error' : 'field'}>
      <label className="field__label" htmlFor={fieldName}>
        {label}
      </label>
      <p className="hint" id={hintId}>
        {digits(hint)}
      </p>
      {issue && <OwnError id={errorId} message={issue.message} />}
      <textarea
        className="textarea"
        id={fieldName}
        name={fieldName}
        ref={ref}
        dir="auto"
        rows={7}
        defaultValue={change?.form.values.information}
        aria-required
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${errorId} ${hintId}` : hintId}
      />
    </div>
  )
}

/** Files with what the sender writes; those of a form that was not sent have to be chosen again. */
function OwnFiles({ change }: Pick<OwnActionsProps, 'change'>) {
  const issues = change?.form.issues.filter(({ field }) => field === 'attachments') ?? []
  return (
    <FormField
      name="attachments"
      of={attachments}
      value={undefined}
      issue={issues.map(({ message }) => message).join('\n') || undefined}
      hasLostFiles={change?.form.hasLostFiles ?? false}
      options={[]}
    />
  )
}

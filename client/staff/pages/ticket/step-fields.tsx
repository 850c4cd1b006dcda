import { acceptedFiles } from '#domain/forms/files'
import { longestNote, type TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { DeskField, DoButton, SelectField } from '../../desk-form'
import { FileEntry } from './stream'
import './desk-ticket.css'

/** What single steps need besides their texts; each is shown while its step is chosen (desk-ticket.css). */
export function StepFields({ ticket }: { ticket: TicketPage }) {
  const { steps, reasonOf, teams } = ticket
  return (
    <>
      {steps.includes('correction') && <Replaced ticket={ticket} />}
      {steps.includes('in_review') && reasonOf && <Reason ticket={ticket} of={reasonOf} />}
      {steps.includes('referred') && teams.length > 0 && <Referral ticket={ticket} />}
      {steps.includes('duplicate') && <FirstRequest ticket={ticket} />}
    </>
  )
}

interface ReasonProps {
  ticket: TicketPage
  of: NonNullable<TicketPage['reasonOf']>
}

/** Why the ticket goes back to review, for staff alone. */
function Reason({ ticket: { reference, draft }, of }: ReasonProps) {
  const { t } = usePage()
  const issue = draft.issues.find(({ field }) => field === 'reason')
  return (
    <DeskField
      id="reason"
      label={t(`deskTicket.reasons.${of}.label`)}
      hint={t(`deskTicket.reasons.${of}.hint`)}
      error={issue?.message}
      className="compose__reason"
    >
      {(control) => (
        <textarea
          className="textarea"
          name="reason"
          rows={3}
          maxLength={longestNote * 2}
          defaultValue={draft.reason}
          data-draft={`${reference}:reason`}
          {...control}
        />
      )}
    </DeskField>
  )
}

/** The team to which the ticket is referred, and the day by which it returns it. */
function Referral({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { reference, teams, today, draft } = ticket
  const issueOf = (name: string) => draft.issues.find(({ field }) => field === name)?.message
  return (
    <div className="desk-form__columns compose__referral">
      <SelectField
        name="team"
        label={t('deskTicket.team')}
        error={issueOf('team')}
        empty={t('deskTicket.noTeam')}
        choices={teams}
        defaultValue={draft.team}
        data-draft={`${reference}:team`}
      />
      <DeskField id="until" label={t('deskTicket.until')} error={issueOf('until')}>
        {(control) => (
          <input
            className="input"
            type="date"
            name="until"
            min={today}
            defaultValue={draft.until}
            data-draft={`${reference}:until`}
            {...control}
          />
        )}
      </DeskField>
    </div>
  )
}

/** The text that a correction replaces, and its words to begin with. */
function Replaced({ ticket: { reference, standing, draft } }: { ticket: TicketPage }) {
  const { t } = usePage()
  return (
    <div className="toolbar compose__replaced">
      <SelectField
        name="replaces"
        label={t('deskTicket.replaces')}
        choices={standing}
        defaultValue={draft.replaces}
        data-draft={`${reference}:replaces`}
      />
      <DoButton value="quote">{t('deskTicket.quote')}</DoButton>
      <p className="hint">{t('deskTicket.replacesHint')}</p>
    </div>
  )
}

/** The request that this one repeats. */
function FirstRequest({ ticket: { draft, earlier, reference } }: { ticket: TicketPage }) {
  const { t } = usePage()
  const issue = draft.issues.find(({ field }) => field === 'first')
  return (
    <div className="desk-form compose__first">
      <DeskField
        id="first"
        label={t('deskTicket.first')}
        hint={t('deskTicket.firstHint')}
        error={issue?.message}
      >
        {(control) => (
          <>
            <input
              className="input"
              type="text"
              name="first"
              list="earlier-requests"
              dir="ltr"
              autoComplete="off"
              maxLength={40}
              defaultValue={draft.first}
              data-draft={`${reference}:first`}
              {...control}
            />
            <datalist id="earlier-requests">
              {earlier
                .filter(({ status }) => status !== 'duplicate')
                .map((one) => (
                  <option value={one.reference} key={one.reference}>
                    {[t(`status.${one.status}.title`), one.sent.gregorian].join(
                      t('date.separator'),
                    )}
                  </option>
                ))}
            </datalist>
          </>
        )}
      </DeskField>
      <label className="option">
        <input
          type="checkbox"
          name="otherSender"
          value="yes"
          defaultChecked={draft.isOtherSender}
        />
        <span>{t('deskTicket.otherSender')}</span>
      </label>
    </div>
  )
}

/** Files for the sender: those that wait, ticked if the step takes them along, and new ones. */
export function AnswerFiles({ ticket: { reference, unsent, draft } }: { ticket: TicketPage }) {
  const { t } = usePage()
  const issues = draft.issues.filter(({ field }) => field === 'attachments')
  const { files, template, preview } = draft
  const isJustAttached =
    files !== null && files.length > 0 && template === '' && !preview && draft.issues.length === 0
  return (
    <div className="desk-form compose__files">
      {unsent.length > 0 && (
        <ul className="compose__unsent" aria-label={t('deskTicket.attach.title')}>
          {unsent.map((file) => (
            <li key={file.number}>
              <input
                type="checkbox"
                name="file"
                value={file.number}
                defaultChecked={draft.files === null || draft.files.includes(file.number)}
                aria-label={file.name}
              />
              <div>
                <FileEntry of={file} reference={reference} />
              </div>
              <DoButton
                value={`detach:${file.number}`}
                look="button--quiet"
                label={`${t('deskTicket.attach.remove')} ${file.name}`}
              >
                {t('deskTicket.attach.remove')}
              </DoButton>
            </li>
          ))}
        </ul>
      )}
      <DeskField
        id="attachments"
        label={t('deskTicket.attach.title')}
        hint={t('deskTicket.attach.hint')}
        error={issues.map(({ message }) => message).join('\n') || undefined}
      >
        {(control) => (
          <div className="toolbar">
            <input
              className="compose__file"
              type="file"
              name="attachments"
              multiple
              accept={acceptedFiles}
              // biome-ignore lint/a11y/noAutofocus: more files are attached next, or the answer is sent
              autoFocus={isJustAttached}
              {...control}
            />
            <DoButton value="attach">{t('deskTicket.attach.add')}</DoButton>
          </div>
        )}
      </DeskField>
      <p
        role="status"
        data-sending={t('deskTicket.attach.sending')}
        data-progress={t('deskTicket.attach.progress', { percent: '{{percent}}' })}
        data-received={t('deskTicket.attach.received')}
      />
    </div>
  )
}

import { type Locale, otherLocale } from '#domain/site/locale'
import {
  isAmendmentStep,
  longestNote,
  noteFields,
  stepKeys,
  type TicketConflict,
  type TicketPage,
  type TicketStep,
} from '#domain/staff/ticket'
import { canTransition, isReopening, type Status } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { translators } from '../../../translators'
import { Facts } from '../../../ui/lists/facts'
import { FoldDetails } from '../../../ui/page/fold'
import { Fact } from '../../../ui/text/inline'
import { inLanguage } from '../../../ui/text/untranslated'
import { DeskField, DoButton, PostForm, SelectField } from '../../desk-form'
import { KeyHint } from '../../desk-parts'
import '../../../ui/text/text-fold.css'
import './desk-ticket.css'

/** Message of a step's name: going back to review is another thing after an answer. */
function stepName(from: Status, step: TicketStep) {
  const isReopened = !isAmendmentStep(step) && isReopening({ from, to: step })
  if (isReopened && from === 'duplicate') return 'deskTicket.steps.unlink'
  return `deskTicket.steps.${isReopened ? 'reopen' : step}` as const
}

/** The next step with its public note in both languages. */
export function Compose({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { reference, steps: offered, draft, version, isTakeable } = ticket
  if (isTakeable) return <Take ticket={ticket} />
  if (offered.length === 0) {
    const canReopen = canTransition(ticket.status, 'in_review')
    return <p className="hint">{t(canReopen ? 'deskTicket.finished' : 'deskTicket.ended')}</p>
  }
  // A step that the status does not allow any more is not replaced by another.
  const usual = offered.find((status) => status === 'answered' || status === 'closed')
  const other = otherLocale(ticket.locale)
  const isTranslated =
    draft.note[other] !== '' || draft.issues.some(({ field }) => field === noteFields[other])
  const chosen = draft.to ?? usual ?? (offered.length === 1 ? offered[0] : null)
  return (
    <PostForm
      to="ticket"
      reference={reference}
      className="desk-form compose"
      aria-labelledby="compose"
      hidden={{ version }}
    >
      <h2 id="compose">{t('deskTicket.nextStep')}</h2>
      <Issues ticket={ticket} />
      <fieldset className="desk-choices" id="to">
        <legend className="visually-hidden">{t('deskTicket.whichStep')}</legend>
        {offered.map((step) => (
          <label className="option desk-choice" key={step}>
            <input
              type="radio"
              name="to"
              value={step}
              defaultChecked={step === chosen}
              data-draft={`${reference}:to`}
              data-key={stepKeys[step]}
            />
            <span>{t(stepName(ticket.status, step))}</span>
            <KeyHint keys={stepKeys[step]} />
          </label>
        ))}
      </fieldset>
      {offered.includes('correction') && <Replaced ticket={ticket} />}
      {offered.includes('in_review') && ticket.reasonOf && (
        <Reason ticket={ticket} of={ticket.reasonOf} />
      )}
      {offered.includes('referred') && ticket.teams.length > 0 && <Referral ticket={ticket} />}
      {offered.includes('duplicate') && <FirstRequest ticket={ticket} />}
      <Templates ticket={ticket} />
      <NoteField language={ticket.locale} ticket={ticket} />
      <FoldDetails
        className="text-fold"
        title={t(`deskTicket.translations.${other}`)}
        isOpen={isTranslated}
      >
        <NoteField language={other} ticket={ticket} />
      </FoldDetails>
      <div className="toolbar">
        <p className="hint compose__undo">{t('deskTicket.undoHint')}</p>
        <p className="hint compose__final">{t('deskTicket.finalHint')}</p>
        <div className="button-row toolbar__end">
          <DoButton value="preview">{t('deskTicket.preview')}</DoButton>
          <DoButton value="move" look="button--primary" shortcut="send" keys="Ctrl Enter">
            {t('deskTicket.send')}
          </DoButton>
        </div>
      </div>
    </PostForm>
  )
}

/** Why the ticket goes back to review, for staff alone; shown with that step (desk-ticket.css). */
interface ReasonProps {
  ticket: TicketPage
  of: NonNullable<TicketPage['reasonOf']>
}

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

/** The text that a correction replaces, and its words to begin with; shown with that step. */
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

/** The request that this one repeats; shown while that step is chosen (desk-ticket.css). */
function FirstRequest({ ticket: { draft, earlier, reference } }: { ticket: TicketPage }) {
  const { t } = usePage()
  const issue = draft.issues.find(({ field }) => field === 'first')
  return (
    <div className="stack compose__first">
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

/**
 * Starts the review of a ticket that is unassigned, the reader's own, or another officer's who has
 * not started.
 */
function Take({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { reference, assignee, assigneeName: name, isMine } = ticket
  const owner = assignee === null ? 'nobody' : isMine ? 'reader' : 'other'
  return (
    <PostForm
      to="ticket"
      reference={reference}
      className="toolbar compose"
      hidden={owner === 'other' ? { from: assignee ?? '' } : {}}
    >
      <p>
        {owner === 'other'
          ? t('deskTicket.takeText.other', { name: name ?? '' })
          : t(`deskTicket.takeText.${owner}`)}
      </p>
      <DoButton value="take" look="button--primary toolbar__end" shortcut="a" keys="a">
        {t(`deskTicket.take.${owner}`)}
      </DoButton>
    </PostForm>
  )
}

/** Leads to each field that needs correcting. */
function Issues({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { draft } = ticket
  if (draft.issues.length === 0) return null
  return (
    <div className="desk-alert" role="alert" tabIndex={-1}>
      <ul>
        {draft.issues.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${field}`}>
              {field === 'reason' && ticket.reasonOf
                ? `${t(`deskTicket.reasons.${ticket.reasonOf}.label`)}: ${message}`
                : isNoteName(field)
                  ? `${t(`deskTicket.${field}`)}: ${message}`
                  : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type NoteName = (typeof noteFields)[Locale]

const isNoteName = (field: string): field is NoteName =>
  Object.values(noteFields).some((one) => one === field)

/** A text in one language; its label is in the language of the text, whatever the page's. */
function NoteField({ language, ticket }: { language: Locale; ticket: TicketPage }) {
  const { locale } = usePage()
  const name = noteFields[language]
  const { reference, draft } = ticket
  const issue = draft.issues.find(({ field }) => field === name)
  const isJustFilled = draft.template !== '' && draft.issues.length === 0 && !draft.preview
  return (
    <DeskField
      id={name}
      lang={language}
      error={issue?.message}
      label={
        <>
          {translators[language]('deskTicket.toSender')}
          {language !== ticket.locale && (
            <span className="field__optional">
              {` (${translators[language]('form.optional')})`}
            </span>
          )}
        </>
      }
    >
      {(control) => (
        <textarea
          className="textarea"
          name={name}
          rows={8}
          maxLength={longestNote * 2}
          defaultValue={draft.note[language]}
          data-draft={`${reference}:${name}`}
          // biome-ignore lint/a11y/noAutofocus: the text of the template is edited next
          autoFocus={isJustFilled && language === locale}
          {...control}
        />
      )}
    </DeskField>
  )
}

function Templates({ ticket: { reference, templates, draft } }: { ticket: TicketPage }) {
  const { t } = usePage()
  if (templates.length === 0) return null
  return (
    <div className="toolbar">
      <SelectField
        name="template"
        label={t('deskTicket.template')}
        empty={t('deskTicket.noTemplate')}
        choices={templates}
        defaultValue={draft.template}
        data-key="t"
        data-draft={`${reference}:template`}
      />
      <DoButton value="fill">{t('deskTicket.fill')}</DoButton>
      {draft.openPlaces > 0 && (
        <p className="hint">{t('deskTicket.openPlaces', { count: draft.openPlaces })}</p>
      )}
    </div>
  )
}

/** Changes by somebody else since the page was opened; the form below keeps what was typed. */
export function Conflict({ conflict }: { conflict: TicketConflict }) {
  const { t, locale } = usePage()
  const { by, before, after, events, amendments, notes } = conflict
  return (
    <section className="desk-alert" aria-labelledby="conflict">
      {/* biome-ignore lint/a11y/noAutofocus: why nothing was sent is read first, also without script */}
      <h2 id="conflict" tabIndex={-1} autoFocus>
        {by === null ? t('deskTicket.conflict.sender') : t('deskTicket.conflict.by', { name: by })}
      </h2>
      <Facts shape="ladder">
        {before !== after && (
          <Fact term={t('deskTicket.conflict.status')}>
            <del>{t(`status.${before}.title`)}</del> <ins>{t(`status.${after}.title`)}</ins>
          </Fact>
        )}
        {[...events, ...amendments].map(
          ({ at, note }) =>
            note && (
              <Fact term={t('deskTicket.conflict.note')} key={at}>
                <ins {...inLanguage(note.locale === locale ? null : note.locale)}>{note.text}</ins>
              </Fact>
            ),
        )}
        {notes.map(({ id, text }) => (
          <Fact term={t('deskTicket.conflict.internal')} key={id}>
            <ins>
              <bdi>{text}</bdi>
            </ins>
          </Fact>
        ))}
      </Facts>
      <p>{t('deskTicket.conflict.kept')}</p>
    </section>
  )
}

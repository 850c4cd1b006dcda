import { type Locale, otherLocale } from '#domain/site/locale'
import {
  isAmendmentStep,
  longestNote,
  noteFields,
  stepKeys,
  stepsWithFiles,
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
import { AnswerFiles, StepFields } from './step-fields'
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
      encType="multipart/form-data"
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
      <StepFields ticket={ticket} />
      <Templates ticket={ticket} />
      <NoteField language={ticket.locale} ticket={ticket} />
      <FoldDetails
        className="text-fold"
        title={t(`deskTicket.translations.${other}`)}
        isOpen={isTranslated}
      >
        <NoteField language={other} ticket={ticket} />
      </FoldDetails>
      {offered.some((step) => stepsWithFiles.includes(step)) && <AnswerFiles ticket={ticket} />}
      <div className="toolbar">
        <p className="hint">{t('deskTicket.undoHint')}</p>
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

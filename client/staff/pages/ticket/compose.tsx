import { translators } from '#domain/messages/translators'
import { directions, type Locale, locales } from '#domain/site/locale'
import { staffAddress } from '#domain/staff/staff-routes'
import { longestNote, type TicketPage } from '#domain/staff/ticket'
import { canTransition, type Status } from '#domain/tickets/status'
import { FieldError } from '../../../forms/field-error'
import { usePage } from '../../../i18n'
import { KeyHint } from '../../key-hint'
import { Templates } from './templates'

/** Order of the steps: keys 1 to 5. */
const steps: readonly Status[] = [
  ...(['answered', 'needs_information', 'referred', 'rejected', 'duplicate'] as const),
  ...(['in_review', 'closed'] as const),
]
const fieldNames = { ar: 'noteAr', en: 'noteEn' } as const

/** The next step with its public note in both languages. */
export function Compose({ ticket }: { ticket: TicketPage }) {
  const { t, locale } = usePage()
  const { reference, transitions, draft, version, isTakeable } = ticket
  const action = staffAddress(locale, 'ticket', reference)
  const offered = steps.filter((status) => transitions.includes(status))
  if (isTakeable) return <Take action={action} />
  if (offered.length === 0) {
    const canReopen = canTransition(ticket.status, 'in_review')
    return <p className="hint">{t(canReopen ? 'deskTicket.finished' : 'deskTicket.ended')}</p>
  }
  // A step that the status does not allow any more is not replaced by another.
  const chosen = draft.to ?? (offered.length === 1 ? offered[0] : 'answered')
  return (
    <form className="compose" method="post" action={action} aria-labelledby="compose">
      <h2 id="compose">{t('deskTicket.nextStep')}</h2>
      <input type="hidden" name="version" value={version} />
      <Issues ticket={ticket} />
      <fieldset className="desk-choices" id="to">
        <legend className="visually-hidden">{t('deskTicket.whichStep')}</legend>
        {offered.map((status, at) => (
          <label className="desk-choice" key={status}>
            <input
              type="radio"
              name="to"
              value={status}
              defaultChecked={status === chosen}
              data-draft={`${reference}:to`}
            />
            <span>{t(`deskTicket.steps.${status as StepName}`)}</span>
            {at < 5 && <KeyHint keys={String(at + 1)} />}
          </label>
        ))}
      </fieldset>
      <Templates ticket={ticket} />
      <div className="both">
        {locales.map((language) => (
          <NoteField language={language} ticket={ticket} key={language} />
        ))}
      </div>
      <div className="compose__end">
        <p className="hint">{t('deskTicket.undoHint')}</p>
        <div className="button-row">
          <button className="button button--secondary" type="submit" name="do" value="preview">
            {t('deskTicket.preview')}
          </button>
          <button
            className="button button--primary"
            type="submit"
            name="do"
            value="move"
            data-key="send"
          >
            {t('deskTicket.send')}
            <KeyHint keys="Ctrl Enter" />
          </button>
        </div>
      </div>
    </form>
  )
}

type StepName =
  | 'answered'
  | 'needs_information'
  | 'referred'
  | 'rejected'
  | 'duplicate'
  | 'in_review'
  | 'closed'

function Take({ action }: { action: string }) {
  const { t } = usePage()
  return (
    <form className="compose compose--take" method="post" action={action}>
      <p>{t('deskTicket.takeText')}</p>
      <button className="button button--primary" type="submit" name="do" value="take" data-key="a">
        {t('deskTicket.take')}
        <KeyHint keys="a" />
      </button>
    </form>
  )
}

/** Leads to each field that needs correcting. */
function Issues({ ticket: { draft } }: { ticket: TicketPage }) {
  const { t } = usePage()
  if (draft.issues.length === 0) return null
  return (
    <div className="desk-alert" role="alert" tabIndex={-1}>
      <ul>
        {draft.issues.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${field}`}>
              {field === 'to' ? message : `${t(`deskTicket.${field as NoteName}`)}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type NoteName = (typeof fieldNames)[Locale]

/** A text in one language; its label is in the language of the text, whatever the page's. */
function NoteField({ language, ticket }: { language: Locale; ticket: TicketPage }) {
  const { locale } = usePage()
  const name = fieldNames[language]
  const { reference, draft } = ticket
  const issue = draft.issues.find(({ field }) => field === name)
  const isJustFilled = draft.template !== '' && draft.issues.length === 0 && !draft.preview
  return (
    <div
      className={issue ? 'field field--error' : 'field'}
      lang={language}
      dir={directions[language]}
    >
      <label className="field__label" htmlFor={name}>
        {translators[language]('deskTicket.toSender')}
      </label>
      {issue && (
        <div lang={locale} dir={directions[locale]}>
          <FieldError id={`${name}-error`} message={issue.message} />
        </div>
      )}
      <textarea
        className="textarea"
        id={name}
        name={name}
        rows={8}
        maxLength={longestNote * 2}
        defaultValue={draft.note[language]}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue && `${name}-error`}
        data-draft={`${reference}:${name}`}
        // biome-ignore lint/a11y/noAutofocus: the text of the template is edited next
        autoFocus={isJustFilled && language === locale}
      />
    </div>
  )
}

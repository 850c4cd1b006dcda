import { directions, languageCodes, locales } from '#domain/site/locale'
import {
  type BatchDraft,
  type BatchPage,
  type BatchTicket,
  type BulkResult,
  batchSteps,
} from '#domain/staff/batch'
import { longestNote, noteFields } from '#domain/staff/ticket'
import { FieldError } from '../../../forms/field-error'
import { usePage } from '../../../i18n'
import { DeskField, DoButton, LineField, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskBox, DeskTable, StatusBadge } from '../../desk-parts'
import { StaffLink, TicketLink } from '../../staff-link'

/** Confirms a step for the tickets that were chosen in a list, and says what became of each. */
export function DeskBatch({ data: batch }: { data: BatchPage }) {
  const { t } = usePage()
  const { tickets, draft, results } = batch
  const [issue] = draft.issues
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskBatch.title')}</h1>
      </header>
      {issue && <DeskAlert>{issue.message}</DeskAlert>}
      {results && <Results results={results} />}
      {tickets.length > 0 ? (
        <>
          <p>{t('deskBatch.lead')}</p>
          <BatchForm batch={batch} />
        </>
      ) : (
        !results && <p>{t('deskBatch.none')}</p>
      )}
      <p className="toolbar">
        <StaffLink to="queue">{t('deskQueue.all')}</StaffLink>
      </p>
    </div>
  )
}

function Results({ results }: { results: readonly BulkResult[] }) {
  const { t } = usePage()
  const count = results.filter(({ refusal }) => refusal === null).length
  return (
    <DeskBox id="results" title={t('deskBatch.results')}>
      <p role="status">{t('deskBatch.summary', { count })}</p>
      <ul>
        {results.map(({ reference, refusal }) => (
          <li key={reference}>
            <TicketLink reference={reference} />{' '}
            {refusal === null ? t('deskBatch.done') : t('deskBatch.refused', { reason: refusal })}
          </li>
        ))}
      </ul>
    </DeskBox>
  )
}

const columns = ['ticket', 'status', 'assignee'] as const

function BatchForm({ batch: { tickets, draft, teams, today } }: { batch: BatchPage }) {
  const { t } = usePage()
  return (
    <PostForm to="batch" className="desk-form" noValidate>
      <DeskTable
        label={t('deskBatch.tickets')}
        heads={columns.map((column) => t(`deskQueue.columns.${column}`))}
        rows={tickets.map((ticket) => ({
          key: ticket.reference,
          cells: [
            <Picked ticket={ticket} key="ticket" />,
            <StatusBadge status={ticket.status} key="status" />,
            <bdi key="assignee">{ticket.assignee ?? t('deskQueue.nobody')}</bdi>,
          ],
        }))}
      />
      <Steps draft={draft} />
      <Notes draft={draft} />
      {teams.length > 0 && (
        <div className="desk-form__columns">
          <SelectField
            name="team"
            label={t('deskBatch.team')}
            empty={t('deskBatch.chooseTeam')}
            choices={teams}
            defaultValue={draft.team}
          />
          <LineField
            name="until"
            type="date"
            min={today}
            label={t('deskBatch.until')}
            defaultValue={draft.until}
          />
        </div>
      )}
      <DoButton value="run" look="button--primary">
        {t('deskBatch.run')}
      </DoButton>
    </PostForm>
  )
}

function Picked({ ticket }: { ticket: BatchTicket }) {
  const { t } = usePage()
  const { picked, reference, kind, topic, locale } = ticket
  return (
    <label className="option">
      <input type="checkbox" name="pick" value={picked} defaultChecked />
      <span>
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>{' '}
        {[kind, topic].filter(Boolean).join(t('date.separator'))}{' '}
        <abbr lang={locale} title={t(`deskQueue.languages.${locale}`)}>
          {languageCodes[locale]}
        </abbr>
      </span>
    </label>
  )
}

function Steps({ draft: { step, issues } }: { draft: BatchDraft }) {
  const { t } = usePage()
  const issue = issues.find(({ field }) => field === 'step')
  return (
    <fieldset className="desk-form" aria-describedby={issue && 'step-error'}>
      <legend>{t('deskBatch.step')}</legend>
      {issue && <FieldError id="step-error" message={issue.message} />}
      <div className="desk-choices">
        {batchSteps.map((one) => (
          <label className="option desk-choice" key={one}>
            <input type="radio" name="step" value={one} defaultChecked={one === step} />
            {t(`deskBatch.steps.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Notes({ draft: { note } }: { draft: BatchDraft }) {
  const { t } = usePage()
  return (
    <div className="desk-form__columns">
      {locales.map((language) => (
        <DeskField
          id={noteFields[language]}
          label={t(`deskBatch.note.${language}`)}
          hint={t('deskBatch.note.hint')}
          key={language}
        >
          {(control) => (
            <textarea
              className="textarea"
              name={noteFields[language]}
              rows={5}
              lang={language}
              dir={directions[language]}
              maxLength={longestNote}
              defaultValue={note[language]}
              {...control}
            />
          )}
        </DeskField>
      ))}
    </div>
  )
}

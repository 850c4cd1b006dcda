import {
  type AbsenceDay,
  type AbsenceForm,
  type AbsenceRow,
  type AbsencesPage,
  placeField,
  type RotaForm,
} from '#domain/staff/absences'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { DeskField, DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskBox, DeskTable, DeskTabs } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import './desk-absences.css'

/** When officers are away, and who gets the new requests of a kind in turn. */
export function DeskAbsences({ data: { own, others, rota, today, problem } }: PageProps) {
  const { t } = usePage()
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskAbsences.title')}</h1>
      </header>
      <p>{t('deskAbsences.lead')}</p>
      {problem && <DeskAlert>{t(`deskAbsences.problems.${problem}`)}</DeskAlert>}
      <DeskBox id="own-absence" title={t('deskAbsences.own')}>
        <PostForm to="absences" className="desk-form" noValidate>
          <Days form={own} of="own" today={today} />
          <div className="button-row">
            <DoButton value="save" look="button--primary">
              {t('deskAbsences.save')}
            </DoButton>
            {own.isSet && <DoButton value="remove">{t('deskAbsences.remove')}</DoButton>}
          </div>
        </PostForm>
      </DeskBox>
      {others && <Others others={others} today={today} />}
      {rota && <Rota rota={rota} />}
    </div>
  )
}

interface PageProps {
  data: AbsencesPage
}

interface DaysProps {
  form: AbsenceForm
  of: 'own' | 'other'
  today: string
}

/** First and last day of an absence. */
function Days({ form, of, today }: DaysProps) {
  const { t } = usePage()
  const days: readonly AbsenceDay[] = ['firstDay', 'lastDay']
  return (
    <div className="desk-form__columns">
      {days.map((name) => (
        <DeskField
          id={`${name}-${of}`}
          label={t(`deskAbsences.${name}`)}
          error={form.issues.includes(name) ? t(`deskAbsences.issues.${name}`) : null}
          key={name}
        >
          {(control) => (
            <input
              className="input"
              name={name}
              type="date"
              min={name === 'lastDay' ? today : undefined}
              defaultValue={form.typed[name]}
              required
              {...control}
            />
          )}
        </DeskField>
      ))}
    </div>
  )
}

const columns = ['officer', 'first', 'last', 'state', 'action'] as const

function Others({
  others: { form, officers, rows },
  today,
}: {
  others: NonNullable<AbsencesPage['others']>
  today: string
}) {
  const { t } = usePage()
  return (
    <DeskBox id="other-absences" title={t('deskAbsences.others')}>
      {rows.length === 0 ? (
        <p className="hint">{t('deskAbsences.none')}</p>
      ) : (
        <DeskTable
          label={t('deskAbsences.table')}
          heads={columns.map((column) => t(`deskAbsences.columns.${column}`))}
          rows={rows.map((row) => ({ key: row.officer, cells: cellsOf({ row }) }))}
        />
      )}
      <PostForm to="absences" className="desk-form" noValidate>
        <SelectField
          name="officer"
          label={t('deskAbsences.officer')}
          error={form.issues.includes('officer') ? t('deskAbsences.issues.officer') : null}
          empty={t('deskAbsences.chooseOfficer')}
          choices={officers}
          defaultValue={form.typed.officer}
          aria-required
        />
        <Days form={form} of="other" today={today} />
        <DoButton value="saveOther">{t('deskAbsences.save')}</DoButton>
      </PostForm>
    </DeskBox>
  )
}

interface RowProps {
  row: AbsenceRow
}

function cellsOf({ row }: RowProps) {
  return [
    <bdi key="name">{row.name}</bdi>,
    <Day date={row.firstDay} isShort key="first" />,
    <Day date={row.lastDay} isShort key="last" />,
    <State row={row} key="state" />,
    <End row={row} key="end" />,
  ]
}

/** Who is away now has a list of what others may take over. */
function State({ row: { officer, name, isAway } }: RowProps) {
  const { t } = usePage()
  if (!isAway) return t('deskAbsences.coming')
  return (
    <>
      {t('deskAbsences.away')}{' '}
      <StaffLink
        to="queue"
        query={{ view: 'absent', assignee: officer }}
        label={t('deskAbsences.listOf', { name })}
      >
        {t('deskAbsences.list')}
      </StaffLink>
    </>
  )
}

function End({ row: { officer, name } }: RowProps) {
  const { t } = usePage()
  return (
    <PostForm to="absences" hidden={{ officer }}>
      <DoButton value="removeOther" label={t('deskAbsences.removeOf', { name })}>
        {t('deskAbsences.remove')}
      </DoButton>
    </PostForm>
  )
}

function Rota({ rota: { kinds, form } }: { rota: NonNullable<AbsencesPage['rota']> }) {
  const { t } = usePage()
  const chosen = kinds.find(({ value }) => value === form.kind)
  return (
    <DeskBox id="rota" title={t('deskAbsences.rota')}>
      <p>{t('deskAbsences.rotaLead')}</p>
      <nav aria-label={t('deskAbsences.kinds')}>
        <DeskTabs
          tabs={kinds.map(({ value, label, officers }) => ({
            to: 'absences',
            query: { kind: value },
            text: label,
            count: officers,
            isCurrent: value === form.kind,
          }))}
        />
      </nav>
      <Places form={form} kind={chosen?.label ?? form.kind} officers={chosen?.officers ?? 0} />
    </DeskBox>
  )
}

interface PlacesProps {
  form: RotaForm
  /** Name of the kind. */
  kind: string
  /** Number of those who have a place. */
  officers: number
}

function Places({ form: { kind: code, version, places }, kind, officers }: PlacesProps) {
  const { t } = usePage()
  if (places.length === 0) return <p className="hint">{t('deskAbsences.noOfficers')}</p>
  return (
    <PostForm to="absences" className="desk-form" hidden={{ kind: code, version }} noValidate>
      <fieldset className="desk-form" aria-describedby="rota-hint">
        <legend>{t('deskAbsences.rotaOf', { kind })}</legend>
        <p className="hint" id="rota-hint">
          {t('deskAbsences.members', { count: officers })}. {t('deskAbsences.placeHint')}
        </p>
        <ul className="rota">
          {places.map(({ value, label, place }) => (
            <li key={value}>
              <label className="rota__place">
                <input
                  className="input"
                  name={placeField(value)}
                  type="text"
                  inputMode="numeric"
                  defaultValue={place}
                  maxLength={2}
                  autoComplete="off"
                />
                <bdi>{label}</bdi>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <DoButton value="rota">{t('deskAbsences.saveRota')}</DoButton>
    </PostForm>
  )
}

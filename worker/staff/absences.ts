import { translators } from '#client/translators.ts'
import { type Absence, listAbsences, putAbsence, removeAbsence } from '#db/staff/absences'
import { listRotas, putRota, type Rota } from '#db/staff/rotas'
import { listOfficers, type StaffMember } from '#db/staff/staff'
import { filterMembers } from '#db/staff/teams'
import { may } from '#domain/access/permissions'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { ticketKinds } from '#domain/forms/support'
import {
  type AbsenceField,
  type AbsenceForm,
  type AbsencesPage,
  type AbsencesProblem,
  findWrongDays,
  placeField,
  type RotaForm,
} from '#domain/staff/absences'
import type { Choice } from '#domain/staff/queue'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { foldDigits } from '#domain/text/clean-text'
import { withQuery } from '#domain/text/query-string'
import { loadFormOptions } from '../pages/form-options'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from './staff-handler'
import { officerChoices } from './staff-name'

/** Result of a form that changed nothing. */
interface AbsencesResult {
  problem?: AbsencesProblem
  own?: AbsenceForm
  other?: AbsenceForm
  rota?: RotaForm
}

const rotaKinds = ticketKinds.filter((kind) => kind !== 'NEWS')

function done({ locale }: StaffRequest, notice: StaffNoticeName, kind = ''): StaffResult {
  return { location: withQuery(staffAddress(locale, 'absences'), { kind, done: notice }) }
}

async function refuse(
  request: StaffRequest,
  status: 409 | 422,
  result: AbsencesResult,
): Promise<StaffResult> {
  return { content: await loadAbsences(request, result), status }
}

function readAbsence(fields: StaffFields, officer: string, today: string): AbsenceForm {
  const typed = {
    officer,
    firstDay: textOf(fields, 'firstDay'),
    lastDay: textOf(fields, 'lastDay'),
  }
  const issues: AbsenceField[] = findWrongDays(typed, today)
  return { typed, issues, isSet: false }
}

/** Sets the days on which the reader is away. */
async function saveOwn(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, id, actor } = request
  const form = readAbsence(fields, id, riyadhDate(ctx.now))
  if (form.issues.length > 0) return refuse(request, 422, { problem: 'invalid', own: form })
  await putAbsence(ctx.primary, form.typed, actor)
  return done(request, 'absenceSaved')
}

/** Sets the days on which a colleague is away. */
async function saveOther(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const form = readAbsence(fields, textOf(fields, 'officer'), riyadhDate(ctx.now))
  const isKnown = (await listColleagues(request)).some(({ id }) => id === form.typed.officer)
  if (!isKnown) form.issues.push('officer')
  if (form.issues.length > 0) return refuse(request, 422, { problem: 'invalid', other: form })
  await putAbsence(ctx.primary, form.typed, actor)
  return done(request, 'absenceSaved')
}

async function remove(request: StaffRequest, officer: string): Promise<StaffResult> {
  const isRemoved = await removeAbsence(request.ctx.primary, officer, request.actor)
  return isRemoved ? done(request, 'absenceRemoved') : null
}

/** The order that the form states: by place, of one place as they stand; null for a wrong place. */
function readOrder(fields: StaffFields): { form: RotaForm; order: string[] | null } {
  const places = Object.keys(fields)
    .filter((name) => name.startsWith(placeField('')))
    .map((name) => ({
      value: name.slice(placeField('').length),
      label: '',
      place: foldDigits(textOf(fields, name)).trim(),
    }))
  const chosen = places.filter(({ place }) => place !== '')
  const isRight = chosen.every(({ place }) => /^[1-9]\d?$/.test(place))
  const order = chosen.toSorted((one, other) => Number(one.place) - Number(other.place))
  return {
    form: { kind: textOf(fields, 'kind'), version: textOf(fields, 'version'), places },
    order: isRight ? order.map(({ value }) => value) : null,
  }
}

/** Replaces the rota of a kind; one without officers is off. */
async function saveRota(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const { form, order } = readOrder(fields)
  const { kind } = form
  if (!rotaKinds.some((one) => one === kind)) return null
  if (order === null) return refuse(request, 422, { problem: 'place', rota: form })
  const colleagues = await listColleagues(request)
  const officers = order.filter((one) => colleagues.some(({ id }) => id === one))
  const version = form.version === '' ? null : Number(form.version)
  const isStored = await putRota(ctx.primary, { kind, version, officers }, actor)
  if (isStored) return done(request, 'rotaSaved', kind)
  return refuse(request, 409, { problem: 'changed', rota: form })
}

export const absencesHandler: StaffHandler = {
  load: (request) => loadAbsences(request),
  actions: {
    save: { action: 'absences.set', run: saveOwn },
    remove: { action: 'absences.set', run: (request) => remove(request, request.id) },
    saveOther: { action: 'absences.change', run: saveOther },
    removeOther: {
      action: 'absences.change',
      run: (request, fields) => remove(request, textOf(fields, 'officer')),
    },
    rota: { action: 'rotas.change', run: saveRota },
  },
}

/** The officers whose absence can be set: those with an account. */
async function listColleagues({ ctx }: StaffRequest): Promise<StaffMember[]> {
  const { primary, now } = ctx
  const officers = await listOfficers(primary, await dataKeyringOf(ctx), now)
  const ids = officers.map(({ id }) => id)
  const allowed = await filterMembers(primary, ids)
  return officers.filter(({ id }) => allowed.includes(id))
}

const noDays = { officer: '', firstDay: '', lastDay: '' }

function formOf(stored: Absence | undefined): AbsenceForm {
  return { typed: stored ?? noDays, issues: [], isSet: stored !== undefined }
}

interface PageParts {
  absences: readonly Absence[]
  officers: readonly Choice[]
  today: string
}

function presentOthers(
  { locale, id }: StaffRequest,
  { absences, officers, today }: PageParts,
  { other }: AbsencesResult,
): AbsencesPage['others'] {
  const format = createFormat({ locale, digits: 'latn' })
  return {
    form: other ?? formOf(undefined),
    officers: officers.filter(({ value }) => value !== id),
    rows: absences
      .filter(({ officer }) => officer !== id)
      .map(({ officer, firstDay, lastDay }) => ({
        officer,
        name: officers.find(({ value }) => value === officer)?.label ?? officer,
        firstDay: format.date(firstDay),
        lastDay: format.date(lastDay),
        isAway: firstDay <= today,
      })),
  }
}

/** The rota of a kind, the colleagues in its order first; what was typed stays. */
function presentRotaForm(
  kind: string,
  stored: Rota | undefined,
  officers: readonly Choice[],
  { rota: typed, problem }: AbsencesResult,
): RotaForm {
  const order = stored?.officers ?? []
  const placeOf = ({ value }: Choice) => {
    const place = typed?.places.find((one) => one.value === value)?.place
    return place ?? (order.includes(value) ? String(order.indexOf(value) + 1) : '')
  }
  const rankOf = ({ value }: Choice) =>
    order.includes(value) ? order.indexOf(value) : order.length
  const version = typed && problem !== 'changed' ? typed.version : (stored?.updatedAt ?? '')
  return {
    kind,
    version: String(version),
    places: officers
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((officer) => ({ ...officer, place: placeOf(officer) })),
  }
}

async function presentRota(
  { ctx, locale, query }: StaffRequest,
  officers: readonly Choice[],
  result: AbsencesResult,
): Promise<AbsencesPage['rota']> {
  const [rotas, { kindNames }] = await Promise.all([
    listRotas(ctx.primary),
    loadFormOptions(ctx, locale),
  ])
  const wanted = result.rota?.kind ?? query.get('kind')
  const kind = rotaKinds.find((one) => one === wanted) ?? rotaKinds[0] ?? ''
  const ofKind = (one: string) => rotas.find((rota) => rota.kind === one)
  return {
    kinds: rotaKinds.map((value) => ({
      value,
      label: kindNames[value] ?? value,
      officers: ofKind(value)?.officers.length ?? 0,
    })),
    form: presentRotaForm(kind, ofKind(kind), officers, result),
  }
}

async function readAbsences(request: StaffRequest, result: AbsencesResult): Promise<AbsencesPage> {
  const { ctx, locale, id, roles } = request
  const today = riyadhDate(ctx.now)
  const [absences, colleagues] = await Promise.all([
    listAbsences(ctx.primary, today),
    listColleagues(request),
  ])
  const officers = officerChoices(colleagues, locale)
  const own = formOf(absences.find(({ officer }) => officer === id))
  return {
    own: result.own ? { ...result.own, isSet: own.isSet } : own,
    others: may(roles, 'absences.change')
      ? presentOthers(request, { absences, officers, today }, result)
      : null,
    rota: may(roles, 'rotas.change') ? await presentRota(request, officers, result) : null,
    today,
    problem: result.problem ?? null,
  }
}

async function loadAbsences(
  request: StaffRequest,
  result: AbsencesResult = {},
): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1Read, 'd1.absences', readAbsences(request, result))
  return { page: 'absences', title: translators[request.locale]('deskAbsences.title'), data }
}

import { translators } from '#client/translators.ts'
import { listOfficers } from '#db/staff/staff'
import { filterMembers, listTeams, putTeam, removeTeam, type Team } from '#db/staff/teams'
import { slugOf } from '#domain/releases/release-draft'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import {
  findWrongNames,
  type TeamForm,
  type TeamName,
  type TeamsPage,
  type TeamsProblem,
} from '#domain/staff/teams'
import { cleanLine } from '#domain/text/clean-text'
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
interface TeamsResult {
  problem?: TeamsProblem
  form?: TeamForm
}

function readTeamForm(fields: StaffFields): TeamForm {
  const line = (name: TeamName) => cleanLine(textOf(fields, name))
  const typed = { nameAr: line('nameAr'), nameEn: line('nameEn') }
  return {
    id: textOf(fields, 'team'),
    version: Number(textOf(fields, 'version')),
    typed,
    members: [fields.member].flat().filter((one) => typeof one === 'string'),
    referred: 0,
    issues: findWrongNames(typed),
  }
}

async function refuse(
  request: StaffRequest,
  status: 409 | 422,
  result: TeamsResult,
): Promise<StaffResult> {
  return { content: await loadTeams(request, result), status }
}

function done({ locale }: StaffRequest, notice: StaffNoticeName): StaffResult {
  return { location: `${staffAddress(locale, 'teams')}?done=${notice}` }
}

/** Adds a team, named in addresses and in the audit log by its English name, or changes one. */
async function save(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const form = readTeamForm(fields)
  const isNew = form.id === ''
  const id = isNew ? slugOf(form.typed.nameEn) : form.id
  if (id === '' && form.issues.length === 0) form.issues.push('nameEn')
  if (form.issues.length > 0) return refuse(request, 422, { problem: 'invalid', form })
  const version = isNew ? null : form.version
  const team = { id, version, ...form.typed, members: form.members }
  if (await putTeam(ctx.primary, team, actor)) return done(request, 'teamSaved')
  return refuse(request, 409, { problem: isNew ? 'taken' : 'changed', form })
}

async function remove(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const { id, version } = readTeamForm(fields)
  const team = (await listTeams(ctx.primary)).find((one) => one.id === id)
  if (!team) return null
  if (await removeTeam(ctx.primary, { id, version }, actor)) return done(request, 'teamRemoved')
  return refuse(request, 409, { problem: team.referred > 0 ? 'used' : 'changed' })
}

export const teamsHandler: StaffHandler = {
  load: (request) => loadTeams(request),
  lists: ['member'],
  actions: {
    save: { action: 'teams.change', run: save },
    remove: { action: 'teams.change', run: remove },
  },
}

const emptyForm: TeamForm = {
  id: '',
  version: 0,
  typed: { nameAr: '', nameEn: '' },
  members: [],
  referred: 0,
  issues: [],
}

function formOf({ id, updatedAt, nameAr, nameEn, members, referred }: Team): TeamForm {
  return { id, version: updatedAt, typed: { nameAr, nameEn }, members, referred, issues: [] }
}

/** A form that was refused, on what is stored: sent again, it replaces what a colleague has changed. */
function restoreForm(stored: TeamForm, { form, problem }: TeamsResult): TeamForm {
  if (form?.id !== stored.id) return stored
  const version = problem === 'changed' ? stored.version : form.version
  return { ...form, version, referred: stored.referred }
}

async function readTeams({ ctx, locale }: StaffRequest, result: TeamsResult): Promise<TeamsPage> {
  const { primary, now } = ctx
  const [teams, officers] = await Promise.all([
    listTeams(primary),
    listOfficers(primary, await dataKeyringOf(ctx), now),
  ])
  const allowed = await filterMembers(
    primary,
    officers.map(({ id }) => id),
  )
  return {
    teams: teams.map((team) => restoreForm(formOf(team), result)),
    created: result.form?.id === '' ? result.form : emptyForm,
    officers: officerChoices(officers, locale).filter(({ value }) => allowed.includes(value)),
    problem: result.problem ?? null,
  }
}

async function loadTeams(request: StaffRequest, result: TeamsResult = {}): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1Read, 'd1.teams', readTeams(request, result))
  return { page: 'teams', title: translators[request.locale]('deskTeams.title'), data }
}

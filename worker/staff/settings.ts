import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { changesBetween } from '#db/editing/changes'
import type { StoredRevision } from '#db/editing/records'
import { type ChangedSetting, changeSettings, findSettings } from '#db/editing/settings'
import { splitSource } from '#db/editing/source'
import { findStaff } from '#db/staff/staff'
import { riyadhTime } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import { describeFields } from '#domain/editing/field-form'
import {
  arrange,
  arrangedPath,
  controlName,
  readControls,
  type TypedRecord,
} from '#domain/editing/form-names'
import { joinLocalised } from '#domain/editing/join-localised'
import { readTypedGroup, toTypedGroup } from '#domain/editing/typed-values'
import { isLocale } from '#domain/site/locale'
import { type Settings, settingsSchema } from '#domain/site/settings'
import {
  nameSettingIssue,
  readSettingGroup,
  type SettingChange,
  type SettingGroup,
  type SettingName,
  type SettingsPage,
  settingGroups,
} from '#domain/staff/settings'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { encodeText } from '#domain/text/encoding'
import { contentTag } from '../http/bytes'
import { cachedSite } from '../pages/load-page'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from './staff-handler'
import { staffName } from './staff-name'

type Values = Partial<Settings>

const groupOf = ({ query }: StaffRequest): SettingGroup => readSettingGroup(query.get('group'))

/** The part of a table that a group has. */
function pickGroup<T extends object>(
  group: SettingGroup,
  table: T,
): Pick<T, SettingName & keyof T> {
  const names: readonly string[] = settingGroups[group]
  const own = Object.entries(table).filter(([name]) => names.includes(name))
  return Object.fromEntries(own) as Pick<T, SettingName & keyof T>
}

const fieldsOf = (group: SettingGroup) => describeFields(pickGroup(group, settingsSchema.entries))

function toTypedSettings(group: SettingGroup, values: object): TypedRecord {
  const fields = fieldsOf(group)
  const { ar, en } = splitSource({ ...values })
  return { ar: toTypedGroup(fields, ar), en: toTypedGroup(fields, en) }
}

const versionOf = (group: SettingGroup, values: Settings) =>
  contentTag(encodeText(JSON.stringify(pickGroup(group, values))))

interface SettingsResult
  extends Partial<Pick<SettingsPage, 'typed' | 'arranged' | 'version' | 'issues'>> {
  problem?: SettingsPage['problem']
}

interface ChangeContext {
  timeOf: (at: number) => string
  nameOf: (id: string) => string
}

const toChange = (
  { id, at, author, slug, before, after }: StoredRevision,
  { timeOf, nameOf }: ChangeContext,
): SettingChange => ({
  id,
  at: timeOf(at),
  author: nameOf(author),
  name: slug as SettingName,
  changes: changesBetween(before, after),
})

async function readPage(request: StaffRequest, result: SettingsResult): Promise<SettingsPage> {
  const { ctx, locale } = request
  const group = groupOf(request)
  const { values, written, revisions } = await findSettings(ctx.primary, settingGroups[group])
  const authors = revisions.map(({ author }) => author)
  const [{ digits }, staff] = await Promise.all([
    cachedSite(ctx, locale),
    findStaff(ctx.primary, await dataKeyringOf(ctx), authors),
  ])
  const format = createFormat({ locale, digits })
  const context: ChangeContext = {
    timeOf: (at) =>
      translators[locale]('deskEntry.time', {
        day: format.date(at).gregorian,
        time: toDigits(riyadhTime(at), digits),
      }),
    nameOf: (id) => staffName(staff, id, locale),
  }
  return {
    group,
    fields: fieldsOf(group),
    typed: result.typed ?? toTypedSettings(group, pickGroup(group, values)),
    arranged: result.arranged ?? '',
    version: result.version ?? (await versionOf(group, values)),
    issues: result.issues ?? {},
    problem: result.problem ?? null,
    written: settingGroups[group].filter((name) => written.includes(name)),
    changes: revisions.map((revision) => toChange(revision, context)),
  }
}

async function loadSettings(
  request: StaffRequest,
  result: SettingsResult = {},
): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1Read, 'd1.settings', readPage(request, result))
  return { page: 'settings', title: translators[request.locale]('deskSettings.title'), data }
}

async function show(
  request: StaffRequest,
  result: SettingsResult,
  status: 200 | 409 | 422,
): Promise<StaffResult> {
  return { content: await loadSettings(request, result), status }
}

function done(request: StaffRequest, notice: StaffNoticeName): StaffResult {
  const address = staffAddress(request.locale, 'settings')
  return { location: `${address}?group=${groupOf(request)}&done=${notice}` }
}

function readTypedSettings(group: SettingGroup, typed: TypedRecord) {
  const fields = fieldsOf(group)
  const [ar, en] = [readTypedGroup(fields, typed.ar), readTypedGroup(fields, typed.en)]
  return joinLocalised(fields, ar, en)
}

/** What is wrong, by the control that has it: `ar:channels.hours`, `both:social.x`. */
function issuesOf(issues: readonly v.BaseIssue<unknown>[]): SettingsPage['issues'] {
  const named = issues.map((issue) => {
    const path = v.getDotPath(issue) ?? ''
    const [, base = path, locale] = /^(.*)\.(ar|en)$/.exec(path) ?? []
    const isList = issue.type === 'max_length'
    const control = isList ? path : controlName(isLocale(locale) ? locale : 'both', base)
    return [control, nameSettingIssue(issue.type, path)] as const
  })
  // Of two issues of a field the first one says what to do.
  return Object.fromEntries(named.toReversed())
}

/** Stores the settings that differ; `changed` if the site was published meanwhile. */
async function store(
  { ctx, actor }: StaffRequest,
  version: number,
  former: Values,
  later: Values,
): Promise<'saved' | 'same' | 'changed'> {
  const names = Object.keys(later) as SettingName[]
  const changes: ChangedSetting[] = names.flatMap((name) => {
    const [before, after] = [former[name], later[name]]
    return isDeepStrictEqual(before, after) ? [] : [{ name, before, after }]
  })
  if (changes.length === 0) return 'same'
  return (await changeSettings(ctx.primary, { version, changes }, actor)) ? 'saved' : 'changed'
}

async function save(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const group = groupOf(request)
  const typed = readControls(fieldsOf(group), fields)
  const source = readTypedSettings(group, typed)
  const version = textOf(fields, 'version')
  const schema = v.strictObject(pickGroup(group, settingsSchema.entries))
  const parsed = v.safeParse(schema, source)
  if (!parsed.success) {
    const issues = issuesOf(parsed.issues)
    // Without the empty parts of lists, so that places in lists are those of the issues.
    const shown = { typed: toTypedSettings(group, source), version, issues }
    return show(request, { ...shown, problem: 'invalid' }, 422)
  }
  const stored = await findSettings(request.ctx.primary, [])
  const isSeen = version === (await versionOf(group, stored.values))
  const result = isSeen
    ? await store(request, stored.version, stored.values, parsed.output)
    : 'changed'
  if (result === 'changed') return show(request, { typed, version, problem: 'changed' }, 409)
  return done(request, result === 'saved' ? 'settingsSaved' : 'settingsSame')
}

/** Draws the form again with a list arranged; nothing is stored. */
async function arrangeLists(request: StaffRequest, sent: StaffFields): Promise<StaffResult> {
  const fields = fieldsOf(groupOf(request))
  const pressed = textOf(sent, 'do').replace(/^arrange:/, '')
  const typed = arrange(fields, readControls(fields, sent), pressed)
  const arranged = arrangedPath(typed, pressed)
  return show(request, { typed, arranged, version: textOf(sent, 'version') }, 200)
}

/** Brings back the value before a change. */
async function restore(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx } = request
  const group = groupOf(request)
  const id = Number(textOf(fields, 'do').replace(/^restore:/, ''))
  const stored = await findSettings(ctx.primary, settingGroups[group])
  const revision = stored.revisions.find((one) => one.id === id)
  if (!revision?.before) return null
  // The rules may have changed since.
  const parsed = v.safeParse(settingsSchema, revision.before)
  if (!parsed.success) return show(request, { problem: 'outdated' }, 409)
  const name = revision.slug as SettingName
  const later: Values = { [name]: parsed.output[name] }
  const result = await store(request, stored.version, stored.values, later)
  if (result === 'changed') return show(request, { problem: 'changed' }, 409)
  return done(request, result === 'saved' ? 'settingsSaved' : 'settingsSame')
}

export const settingsHandler: StaffHandler = {
  load: (request) => loadSettings(request),
  actions: {
    save: { action: 'settings.change', run: save },
    arrange: { action: 'settings.change', run: arrangeLists },
    restore: { action: 'settings.change', run: restore },
  },
}

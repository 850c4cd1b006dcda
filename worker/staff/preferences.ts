import { translators } from '#client/translators.ts'
import { findAccount } from '#db/accounts/disable'
import { writeBatch } from '#db/audit/write-batch'
import {
  encryptOfficerAddress,
  putOfficerSettings,
  readOfficerSettings,
} from '#db/staff/officer-settings'
import { isLocale } from '#domain/site/locale'
import { officerMails } from '#domain/staff/notifications'
import type { PreferencesPage } from '#domain/staff/preferences'
import type { StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { readableAddress } from '../mail/readable-address'
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

/** Kinds of tickets, which exclude the newsletter. */
async function listKindChoices({ ctx, locale }: StaffRequest) {
  const { kindNames } = await loadFormOptions(ctx, locale)
  return Object.entries(kindNames)
    .filter(([value]) => value !== 'NEWS')
    .map(([value, label]) => ({ value, label }))
}

async function readPreferences(request: StaffRequest): Promise<PreferencesPage> {
  const { ctx, id, email, locale } = request
  const [settings, account, kinds] = await Promise.all([
    readOfficerSettings(ctx.primary, id),
    findAccount(ctx.primary, id),
    listKindChoices(request),
  ])
  return {
    mails: settings.mails,
    kinds,
    chosenKinds: settings.kinds,
    locale: settings.locale ?? account?.locale ?? locale,
    address: email && readableAddress(email),
    isMailOn: ctx.deployment.mail.isForOfficers,
  }
}

async function loadPreferences(request: StaffRequest): Promise<StaffPage> {
  const reading = readPreferences(request)
  const data = await withDeadline(deadlines.d1Read, 'd1.preferences', reading)
  const title = translators[request.locale]('desk.preferences')
  return { page: 'preferences', title, data }
}

const listOf = (value: unknown) => [value].flat()

/** Stores the choices of the reader; unknown values are none. */
async function save(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, id, email, actor, locale } = request
  const [mails, chosen] = [listOf(fields.mail), listOf(fields.kind)]
  const kinds = await listKindChoices(request)
  const typed = textOf(fields, 'language')
  const { isForOfficers } = ctx.deployment.mail
  const keyring = await dataKeyringOf(ctx)
  const settings = {
    mails: officerMails.filter((mail) => mails.includes(mail)),
    kinds: kinds.map(({ value }) => value).filter((kind) => chosen.includes(kind)),
    locale: isLocale(typed) ? typed : locale,
    email: email && isForOfficers ? await encryptOfficerAddress(keyring, id, email) : null,
  }
  await writeBatch(ctx.primary, actor, [putOfficerSettings(ctx.primary, id, settings)])
  return { location: `${staffAddress(locale, 'preferences')}?done=preferencesSaved` }
}

export const preferencesHandler: StaffHandler = {
  load: loadPreferences,
  lists: ['mail', 'kind'],
  actions: { save: { action: 'tickets.read', run: save } },
}

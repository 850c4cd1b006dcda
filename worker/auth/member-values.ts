import type { Context } from 'hono'
import { type FormName, forms } from '#domain/forms/registry'
import type { Locale } from '#domain/site/locale'
import type { AppEnv } from '../runtime/app-env'
import { findMember, isDisabled } from './session'

/**
 * Name and e-mail of the logged-in member, for the fields of a form that ask for them. Empty for
 * guests, and while D1 does not answer: a form does not need them.
 */
export async function readMemberValues(
  c: Context<AppEnv>,
  form: FormName,
  locale: Locale,
): Promise<Record<string, string>> {
  const member = await findMember(c).catch(() => null)
  if (!member || isDisabled(member.account, c.get('ctx').now)) return {}
  const { name, email } = member.claims
  const stated = { fullName: name[locale], contactName: name[locale], email }
  return Object.fromEntries(
    Object.entries(stated).flatMap(([field, value]) =>
      value !== null && field in forms[form].fields ? [[field, value]] : [],
    ),
  )
}

import { type FormName, forms } from '#domain/forms/index'
import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/own'
import type { Locale } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { makeCaptcha } from '../captcha/captcha'
import type { Work } from '../context'
import { newKey } from './posted'

export interface StateOptions {
  key?: string
  values?: Record<string, string>
  issues?: Issue[]
  failure?: string | null
  passed?: string | null
  incident?: string
  hasLostFiles?: boolean
}

/** A form as one visitor gets it: empty, or with all that was typed and what is wrong with it. */
export async function makeState(
  work: Work,
  locale: Locale,
  name: FormName,
  options: StateOptions = {},
): Promise<FormState> {
  const { key = newKey(), values = {}, issues = [], failure = null, passed, incident } = options
  const t = translators[locale]
  const captcha = forms[name].captcha ? await makeCaptcha(work, t, name, passed ?? undefined) : null
  return {
    ...{ form: name, idempotencyKey: key, values, issues, failure, captcha },
    ...(incident && { incident }),
    ...(options.hasLostFiles && { hasLostFiles: true }),
  }
}

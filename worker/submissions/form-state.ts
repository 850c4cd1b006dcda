import { riyadhDate } from '#domain/dates/calendar'
import type { Field } from '#domain/forms/field'
import type { Issue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/personal-state'
import { type FormName, forms } from '#domain/forms/registry'
import { translators } from '#domain/messages/translators'
import type { Locale } from '#domain/site/locale'
import { makeCaptcha } from '../captcha/captcha'
import type { Work } from '../runtime/request-context'
import { newKey } from './form-submission'

export interface StateOptions {
  key?: string
  values?: Record<string, string>
  issues?: Issue[]
  title?: string
  failure?: string | null
  passed?: string | null
  /** Whether the captcha's provider did not answer. */
  isAway?: boolean
  /** Whether the captcha's question was answered wrong. */
  isWrong?: boolean
  incident?: string
  advice?: string
  hasLostFiles?: boolean
}

/** A form as one visitor gets it, where it asks for no captcha. */
export function plainState(form: FormState['form'], options: StateOptions = {}): FormState {
  const {
    key = newKey(),
    values = {},
    issues = [],
    failure = null,
    title,
    incident,
    advice,
    hasLostFiles,
  } = options
  return {
    ...{ form, idempotencyKey: key, values, issues, failure, captcha: null },
    ...(title && { title }),
    ...(incident && { incident }),
    ...(advice && { advice }),
    ...(hasLostFiles && { hasLostFiles: true }),
  }
}

/** A form as one visitor gets it: empty, or with all that was typed and what is wrong with it. */
export async function makeState(
  work: Work,
  locale: Locale,
  name: FormName,
  options: StateOptions = {},
): Promise<FormState> {
  const t = translators[locale]
  const asked = forms[name].captcha
  const { passed, isAway, isWrong } = options
  const captcha = asked
    ? await makeCaptcha(work, t, name, { passed: passed ?? undefined, isAway, isWrong })
    : null
  const hasFirstDay = Object.values<Field>(forms[name].fields).some(({ notBefore }) => notBefore)
  return {
    ...plainState(name, options),
    captcha,
    ...(hasFirstDay && { today: riyadhDate(work.now) }),
  }
}

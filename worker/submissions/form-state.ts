import { translators } from '#client/translators.ts'
import { newKey } from '#domain/forms/idempotency-key'
import type { Issue } from '#domain/forms/issue'
import type {
  CaptchaState,
  FormState,
  PersonalState,
  SmallFormState,
} from '#domain/forms/personal-state'
import { type FormName, formOf, forms } from '#domain/forms/registry'
import type { Locale } from '#domain/site/locale'
import type { SessionDeps } from '../auth/auth-context'
import { type CaptchaDeps, makeCaptcha, makeStepUp } from '../captcha/captcha'
import type { HandlerContext } from '../http/handler-context'
import type { ProblemDeps } from '../problems/respond-problem'
import type { UncachedDeps } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'

/** What the response to a form uses. */
export type FormDeps = CaptchaDeps & UncachedDeps & ProblemDeps & SessionDeps

export type FormContext = HandlerContext<FormDeps>

export interface StateOptions {
  key?: string
  values?: Record<string, string>
  issues?: Issue[]
  title?: string
  failure?: string | null
  passed?: string | null
  /** The external captcha provider did not answer. */
  isProviderDown?: boolean
  /** The answer to the captcha's question was wrong. */
  isWrong?: boolean
  /** The form shows the step-up challenge instead of its captcha; `work`: without the question. */
  stepUp?: 'any' | 'work' | null
  incident?: string
  advice?: string
  hasLostFiles?: boolean
}

/** The state of a form without a captcha. */
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
    form,
    idempotencyKey: key,
    values,
    issues,
    failure,
    captcha: null,
    ...(title && { title }),
    ...(incident && { incident }),
    ...(advice && { advice }),
    ...(hasLostFiles && { hasLostFiles: true }),
  }
}

/** The state of a form for one visitor, with a new captcha if the form has one. */
export async function createFormState(
  deps: CaptchaDeps,
  locale: Locale,
  name: FormName,
  options: StateOptions = {},
): Promise<FormState> {
  return { ...plainState(name, options), captcha: await createCaptcha(deps, locale, name, options) }
}

async function createCaptcha(
  deps: CaptchaDeps,
  locale: Locale,
  name: FormName,
  { passed, isProviderDown, isWrong, stepUp }: StateOptions,
): Promise<CaptchaState | null> {
  const t = translators[locale]
  if (stepUp) return makeStepUp(deps, t, name, { isWrong, isWork: stepUp === 'work' })
  if (!forms[name].captcha) return null
  return makeCaptcha(deps, t, name, { passed: passed ?? undefined, isProviderDown, isWrong })
}

export async function withPageForm(
  deps: CaptchaDeps,
  pageRequest: PageRequest,
  smallForm: SmallFormState,
): Promise<PersonalState> {
  const name = formOf(pageRequest.name)
  if (!name) return smallForm
  return { kind: 'form', form: await createFormState(deps, pageRequest.locale, name), smallForm }
}

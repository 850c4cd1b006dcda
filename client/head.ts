import { longestTitle } from '#domain/content/entry'
import type { FormState, PersonalState, SmallFormState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import type { RouteName } from '#domain/site/routes'

/** Appends the authority's name if both fit. */
export function withSiteName(t: Translate, title: string): string {
  const fullTitle = `${title} - ${t('site.name')}`
  return fullTitle.length > longestTitle ? title : fullTitle
}

/**
 * Title of a document: the page, then the authority; on the home page only the authority. Personal
 * state comes first (errors of a form, status of a ticket). Receipts and results of mailed links
 * replace the page's title.
 */
export function documentTitle(
  t: Translate,
  name: RouteName,
  title: string,
  personalState?: PersonalState,
): string {
  if (personalState?.kind === 'receipt')
    return withSiteName(t, receiptTitle(t, name, personalState))
  const step = personalState?.kind === 'subscription' && personalState.subscription.step
  if (step === 'confirmed' || step === 'gone' || step === 'left') {
    return withSiteName(t, t(`newsletter.link.${step}.title`))
  }
  const page =
    (personalState ? titlePrefix(t, personalState) : '') +
    (name === 'home' ? t('site.name') : title)
  return name === 'home' ? page : withSiteName(t, page)
}

function receiptTitle(
  t: Translate,
  name: RouteName,
  { receipt }: PersonalState & { kind: 'receipt' },
): string {
  const title = receipt.isPending ? 'pendingTitle' : 'title'
  return t(name === 'newsletter' ? `newsletter.receipt.${title}` : `receipt.${title}`)
}

function titlePrefix(t: Translate, state: Exclude<PersonalState, { kind: 'receipt' }>): string {
  if (state.kind === 'form') return hasError(state) ? `${t('form.error')} ` : ''
  if (state.kind === 'inquiry' || state.kind === 'request') {
    if (hasTrouble(state.change?.form)) return `${t('tickets.error')} `
    return `${t(`status.${state.result.status}.title`)} - `
  }
  if (state.kind === 'resolution') return state.resolution.issue ? `${t('tickets.error')} ` : ''
  if ('isRefused' in state) return `${t('tickets.error')} `
  if (state.kind !== 'feedback' && state.kind !== 'rating' && state.kind !== 'comment') return ''
  return issueOf(state) ? `${t('feedback.error')} ` : ''
}

function issueOf(state: SmallFormState): string | undefined {
  const { issue, question } = ownState(state)
  return question?.issue ?? issue
}

function ownState(state: SmallFormState) {
  if (state.kind === 'feedback') return state.feedback
  return state.kind === 'rating' ? state.rating : state.comment
}

function hasError({ form, smallForm }: PersonalState & { kind: 'form' }): boolean {
  return hasTrouble(form) || (smallForm !== undefined && issueOf(smallForm) !== undefined)
}

function hasTrouble(form: FormState | undefined): boolean {
  return form !== undefined && (form.issues.length > 0 || form.failure !== null)
}

/**
 * Key of the personal state in the shell: documents of a page with the same key share their shell.
 */
export function shellVariant(state: PersonalState | undefined): string {
  if (!state) return ''
  if (state.kind === 'receipt') return state.receipt.isPending ? 'receipt-pending' : 'receipt'
  if (state.kind === 'form') return hasError(state) ? 'form-error' : 'form'
  if (state.kind === 'inquiry') {
    const { change, result } = state
    const step = hasTrouble(change?.form) ? 'error' : result.status
    // The language switch submits the form that is shown.
    const form = change?.step === 'code' ? 'code' : result.actions.length > 0 && 'actions'
    return `inquiry-${step}-${form}`
  }
  if (state.kind === 'request') {
    const { change, result } = state
    const step = hasTrouble(change?.form) ? 'error' : result.status
    // The language switch submits the form that is shown.
    return `request-${step}-${result.actions.includes('inform')}`
  }
  if (state.kind === 'resolution') return state.resolution.issue ? 'resolution-error' : state.kind
  if (state.kind === 'subscription') return `subscription-${state.subscription.step}`
  if (state.kind === 'profile' || state.kind === 'loggedOut' || state.kind === 'data') {
    return 'isRefused' in state ? `${state.kind}-error` : state.kind
  }
  const issue = issueOf(state) ? 'word-error' : ''
  // The language switch submits the comment forms that are still open.
  return state.kind === 'comment' && state.comment.step === 'thanks' ? state.comment.form : issue
}

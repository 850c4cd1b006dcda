import { longestTitle } from '#domain/content/entry'
import type { FormState, Own, SmallFormState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import type { RouteName } from '#domain/site/routes'

/** A title with the authority's short name behind it, where there is room for both. */
function signed(t: Translate, title: string): string {
  const whole = `${title} - ${t('site.short')}`
  return whole.length > longestTitle ? title : whole
}

/**
 * The document's title: the page, then the authority; the home page is the authority itself. What one visitor is shown
 * stands in front: that their form has errors, where a request stands. A receipt, or what a
 * mail's link has done, has the page's place.
 */
export function documentTitle(t: Translate, name: RouteName, title: string, own?: Own): string {
  if (own?.kind === 'receipt') return signed(t, receiptTitle(t, name, own))
  const step = own?.kind === 'subscription' && own.subscription.step
  if (step === 'confirmed' || step === 'gone' || step === 'left') {
    return signed(t, t(`newsletter.link.${step}.title`))
  }
  const page = (own ? ownTitle(t, own) : '') + (name === 'home' ? t('site.name') : title)
  return name === 'home' ? page : signed(t, page)
}

function receiptTitle(
  t: Translate,
  name: RouteName,
  { receipt }: Own & { kind: 'receipt' },
): string {
  const title = receipt.isPending ? 'pendingTitle' : 'title'
  return t(name === 'newsletter' ? `newsletter.receipt.${title}` : `receipt.${title}`)
}

function ownTitle(t: Translate, own: Exclude<Own, { kind: 'receipt' }>): string {
  if (own.kind === 'form') return hasError(own) ? `${t('form.error')} ` : ''
  if (own.kind === 'subscription') return ''
  if (own.kind === 'inquiry') {
    if (hasTrouble(own.change?.form)) return `${t('form.error')} `
    return `${t(`status.${own.result.status}.title`)} - `
  }
  return issueOf(own) ? `${t('feedback.error')} ` : ''
}

/** What was wrong with what a visitor said of the page. */
function issueOf(own: SmallFormState): string | undefined {
  if (own.kind === 'feedback') return own.feedback.issue
  return own.kind === 'rating' ? own.rating.issue : own.comment.issue
}

/** Whether the form of a page was refused, or what was said of the page. */
function hasError({ form, smallForm }: Own & { kind: 'form' }): boolean {
  return hasTrouble(form) || (smallForm !== undefined && issueOf(smallForm) !== undefined)
}

function hasTrouble(form: FormState | undefined): boolean {
  return form !== undefined && (form.issues.length > 0 || form.failure !== null)
}

/** What of `own` a document's frame shows: those of one page that agree in it share their frame. */
export function shellVariant(own: Own | undefined): string {
  if (!own) return ''
  if (own.kind === 'receipt') return own.receipt.isPending ? 'receipt-pending' : 'receipt'
  if (own.kind === 'form') return hasError(own) ? 'form-error' : 'form'
  if (own.kind === 'inquiry') {
    const { change, result } = own
    const state = hasTrouble(change?.form) ? 'error' : result.status
    // The language switch sends the form that stands there.
    const form = change?.step === 'code' ? 'code' : result.actions.length > 0 && 'actions'
    return `inquiry-${state}-${form}`
  }
  if (own.kind === 'subscription') return `subscription-${own.subscription.step}`
  const issue = issueOf(own) ? 'word-error' : ''
  // The language switch sends a form that can be written in.
  return own.kind === 'comment' && own.comment.step === 'thanks' ? own.comment.form : issue
}

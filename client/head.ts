import type { Own } from '#domain/forms/own'
import type { Translate } from '#domain/messages/index'
import type { RouteName } from '#domain/routes'

/**
 * The document's title: the page, then the authority by its short name, so that both fit what is
 * shown of a title (70 characters); the home page is the authority itself. What one visitor is shown
 * stands in front: that their form has errors, where a request stands. A receipt has the page's place.
 */
export function pageTitle(t: Translate, name: RouteName, own?: Own): string {
  if (own?.kind === 'receipt') return `${receiptTitle(t, own)} - ${t('site.short')}`
  const page =
    name === 'home' ? t('site.name') : `${t(`routes.${name}.title`)} - ${t('site.short')}`
  return own ? ownTitle(t, own) + page : page
}

function receiptTitle(t: Translate, { receipt }: Own & { kind: 'receipt' }): string {
  return t(receipt.isPending ? 'receipt.pendingTitle' : 'receipt.title')
}

function ownTitle(t: Translate, own: Exclude<Own, { kind: 'receipt' }>): string {
  if (own.kind === 'form') return hasTrouble(own) ? `${t('form.error')} ` : ''
  if (own.kind === 'inquiry') return `${t(`status.${own.result.status}.title`)} - `
  return own.feedback.issue ? `${t('feedback.error')} ` : ''
}

function hasTrouble({ form }: Own & { kind: 'form' }): boolean {
  return form.issues.length > 0 || form.failure !== null
}

/** What of `own` a document's frame shows: those of one page that agree in it share their frame. */
export function shellVariant(own: Own | undefined): string {
  if (!own) return ''
  if (own.kind === 'feedback') return own.feedback.issue ? 'feedback-error' : ''
  if (own.kind === 'form') return hasTrouble(own) ? 'form-error' : 'form'
  if (own.kind === 'inquiry') return `inquiry-${own.result.status}`
  return own.receipt.isPending ? 'receipt-pending' : 'receipt'
}

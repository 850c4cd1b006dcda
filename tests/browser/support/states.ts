import { inject } from 'vitest'
import type { FormName } from '#domain/forms/registry'
import { type Locale, localPath } from '#domain/site/locale'
import type { Served } from '../../support/browser/provided'
import { answers } from '../../support/forms/answers'
import { known, readSum, request, sendPlainly, sendRequest } from './filling'
import { suffer, unharmed, type Visit, type VisitOptions, visit } from './visit'

type Open = (locale: Locale, options: VisitOptions) => Promise<Visit>

/** A state of a page, and the way to reach it; without JavaScript unless it needs it. */
export interface State {
  title: string
  /** Selector of an element that only this state shows. */
  shows: string
  open: Open
}

type Doing = (visited: Visit, path: string) => Promise<unknown>

export function state(title: string, shows: string, path: string, then?: Doing): State {
  const open: Open = async (locale, options) => {
    const at = localPath(path, locale)
    const visited = await visit(at, options)
    await then?.(visited, at)
    return visited
  }
  return { title, shows, open }
}

/** The page of a newsletter link after its button was pressed. */
function done(title: string, step: keyof Served['newsletterDone']): State {
  const open: Open = async (locale, options) =>
    visit(inject<'newsletterDone'>('newsletterDone')[step][locale], options)
  return { title, shows: '#outcome', open }
}

/** A state of the support request while bindings fail. */
function failing(title: string, shows: string, faults: string): State {
  const open: Open = async (locale, options) => {
    const visited = await visit(localPath('/contact', locale), { ...options, fault: unharmed })
    await suffer(visited.page, faults)
    await sendRequest(visited.page)
    return visited
  }
  return { title, shows, open }
}

/** Fails the captcha until the address reaches its rate limit, then sends a valid form. */
async function exceed({ page }: Visit, path: string): Promise<void> {
  const wrong = { form: 'support', ...request, captchaToken: 'none', captchaAnswer: '0' }
  const tries = Array.from({ length: 10 }, () => page.context().request.post(path, { form: wrong }))
  await Promise.all(tries)
  await sendRequest(page)
}

/** Looks up a ticket and submits its action form empty. */
async function sendNothing({ page }: Visit): Promise<void> {
  await sendPlainly(page, '#inquiry-form', known)
  const form = page.locator('#requestCode-form')
  await form.evaluate((element) => {
    element.insertAdjacentHTML('beforeend', '<input type="hidden" name="action" value="inform">')
  })
  await sendPlainly(page, '#requestCode-form', { form: 'changeRequest' })
}

const newsletterPath = '/media-center/newsletter'
const invitationPath = '/media-center/invitation'

/** Sends a valid form with the question answered. */
function sending(form: FormName): Doing {
  return async ({ page }) =>
    sendPlainly(page, `#${form}-form`, { ...answers[form], captchaAnswer: await readSum(page) })
}

const askForm = '.feedback__ask'
const service = '/services/e-marketplace'
const book = '/knowledge/sections/books/asset-register-guide'
const dataset = '/open-data/working-days'
const wrongPair = { ...known, email: 'somebody.else@example.com' }

/** Every state of the pages with forms and of the feedback question. */
export const formStates: State[] = [
  state('the empty request', '#support-form', '/contact'),
  state('a request with all errors', '#captcha-error', '/contact', ({ page }) =>
    sendPlainly(page, '#support-form'),
  ),
  state('a request with a wrong sum', '#captcha-error', '/contact', ({ page }) =>
    sendRequest(page, { captchaAnswer: '0' }),
  ),
  state('a request of too many', '.error-summary > p', '/contact', exceed),
  failing(
    'a request that could not be kept',
    '.error-summary bdi',
    'd1=fail, kv=fail, outbox=fail',
  ),
  state('the receipt', '.receipt__number', '/contact', ({ page }) => sendRequest(page)),
  failing('the receipt of a request that waits', '.receipt__number', 'd1=fail'),
  state('a receipt that has expired', '.callout', '/contact?receipt=old'),
  state('the empty inquiry', '#inquiry-form', '/contact/inquiry'),
  state('an inquiry with all errors', '#email-error', '/contact/inquiry', ({ page }) =>
    sendPlainly(page, '#inquiry-form'),
  ),
  state('an inquiry that finds nothing', '#ticketNumber-error', '/contact/inquiry', ({ page }) =>
    sendPlainly(page, '#inquiry-form', wrongPair),
  ),
  state('a request that waits for an answer', '.stages', '/contact/inquiry', ({ page }) =>
    sendPlainly(page, '#inquiry-form', known),
  ),
  state('a request that is closed', '.stages', '/contact/inquiry', ({ page }) =>
    sendPlainly(page, '#inquiry-form', { ...known, ticketNumber: 'COMP-1000000018' }),
  ),
  state('a code and information with all errors', '#code-error', '/contact/inquiry', sendNothing),
  state('a result that has expired', '.callout', '/contact/inquiry?result=old'),
  state('a request for data with all errors', '#captcha-error', '/open-data', ({ page }) =>
    sendPlainly(page, '#openData-form'),
  ),
  state('the receipt of a request for data', '.receipt__number', '/open-data', sending('openData')),
  state('an invitation with all errors', '#captcha-error', invitationPath, ({ page }) =>
    sendPlainly(page, '#invitation-form'),
  ),
  state('the receipt of an invitation', '.receipt__number', invitationPath, sending('invitation')),
  state('the empty subscription', '#newsletter-form', newsletterPath),
  state('a subscription with all errors', '#captcha-error', newsletterPath, ({ page }) =>
    sendPlainly(page, '#newsletter-form'),
  ),
  state('the number of a subscription', '.receipt__number', newsletterPath, sending('newsletter')),
  state('a link that confirms nothing', '#outcome', '/newsletter/confirm?token=none'),
  done('a subscription that is confirmed', 'confirmed'),
  done('a subscription that has ended', 'left'),
  state('feedback', askForm, '/faq'),
  state('feedback without an answer', '#feedback-issue', '/privacy-policy', ({ page }) =>
    sendPlainly(page, askForm),
  ),
  state('what was useful', '.feedback__reasons', '/faq?feedback=yes'),
  state('what was not useful', '.feedback__reasons', '/faq?feedback=no'),
  state('thanks for feedback', '.feedback [role=status]', '/faq', ({ page }) =>
    sendPlainly(page, '.feedback__reasons--yes'),
  ),
  state('a rating without a score', '#rating-issue', service, ({ page }) =>
    sendPlainly(page, '.rating form'),
  ),
  state('thanks for a rating', '.rating [role=status]', `${service}?rating=thanks`),
  state('an empty comment', '#comment-issue', book, ({ page }) =>
    sendPlainly(page, '#comment form'),
  ),
  state('a comment that is held', '#comment [role=status]', `${book}?comment=thanks`),
  state('a wrong link of a use case', '#useCase-issue', dataset, ({ page }) =>
    sendPlainly(page, '#useCase form', { comment: 'A map of it', link: 'example.com' }),
  ),
  state('a use case that is held', '#useCase [role=status]', `${dataset}?useCase=thanks`),
  state('a suggestion', '#suggestion [role=status]', '/faq?suggestion=thanks'),
]

import { currentRow } from './cursor'
import { dropDrafts, forgetDrafts } from './drafts'
import { replacePage } from './replace-page'

const conflict = 409
const invalid = 422
/** Marks the entries of the history that the script has made: others are places in a page. */
const madeHere = { isDesk: true }

/** True for forms that stay at the desk: others, such as the logout, leave it. */
function staysHere(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return /^\/(?:en\/)?staff(?:[/?]|$)/.test(action)
}

function sendPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.dataset.plain = ''
  form.requestSubmit(submitter)
}

async function show(form: HTMLFormElement, response: Response): Promise<void> {
  const html = await response.text()
  const isAccepted = response.ok
  if (isAccepted) dropDrafts(form)
  const isOtherPage = new URL(response.url).pathname !== location.pathname
  if (response.redirected || isOtherPage) history.pushState(madeHere, '', response.url)
  replacePage(html, response.url)
  if (isAccepted && !currentRow()) scrollTo(0, 0)
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') body.append(name, value)
  }
  const request = { method: 'POST', body, credentials: 'same-origin' } as const
  const response = await fetch(form.action, request).catch(() => null)
  const isShown = response?.ok || response?.status === conflict || response?.status === invalid
  // The page of a failure comes with its own document.
  if (!response || !isShown) sendPlainly(form, submitter)
  else await show(form, response).catch(() => location.reload())
}

/** Sends the forms of the desk without loading a whole page; a failed call sends the form itself. */
export function sendForms(): void {
  history.replaceState(madeHere, '')
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (form.method !== 'post' || form.dataset.plain !== undefined) return
    if (!staysHere(form, submitter)) {
      if (form.action.endsWith('/auth/logout')) forgetDrafts()
      return
    }
    event.preventDefault()
    if (form.dataset.sending !== undefined) return
    form.dataset.sending = ''
    send(form, submitter).finally(() => delete form.dataset.sending)
  })
  addEventListener('popstate', ({ state }) => {
    if (state?.isDesk) location.reload()
  })
}

import { dropDrafts } from './drafts'
import { replacePage } from './replace-page'

const conflict = 409
const invalid = 422

/** True for forms that stay at the desk: others, such as the logout, leave it. */
function staysHere(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return /^\/(?:en\/)?staff(?:[/?]|$)/.test(action)
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') body.append(name, value)
  }
  const response = await fetch(form.action, { method: 'POST', body, credentials: 'same-origin' })
  const html = await response.text()
  const isAccepted = response.status !== conflict && response.status !== invalid
  if (isAccepted && response.ok) dropDrafts(form)
  if (response.redirected) history.pushState(null, '', response.url)
  replacePage(html, response.url)
  if (isAccepted) scrollTo(0, 0)
}

/** Sends the forms of the desk without loading a whole page; a failed call sends the form itself. */
export function sendForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (form.method !== 'post' || !staysHere(form, submitter)) return
    if (form.dataset.plain !== undefined) return
    event.preventDefault()
    if (form.dataset.sending !== undefined) return
    form.dataset.sending = ''
    send(form, submitter)
      .catch(() => {
        form.dataset.plain = ''
        form.requestSubmit(submitter)
      })
      .finally(() => delete form.dataset.sending)
  })
  addEventListener('popstate', () => location.reload())
}

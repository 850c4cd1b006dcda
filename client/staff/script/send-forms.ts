import { encodeTexts, untilSaved } from './autosave'
import { dropDrafts, forgetDrafts, restoreDrafts } from './drafts'
import { currentRow, keepCursor } from './keyboard'
import { type FormAnswer, postFiles } from './post-files'

const conflict = 409
const invalid = 422
/**
 * State of the history entries that the script has added; other entries are fragments of a page.
 */
const madeHere = { isDesk: true }
const parts = ['.desk-bar', '#main'] as const

/** False for forms that leave the desk, such as the logout, and for buttons that open a page by GET. */
function staysHere(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  if (submitter?.getAttribute('formmethod') === 'get') return false
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return /^\/(?:en\/)?staff(?:[/?]|$)/.test(action)
}

function sendPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.dataset.plain = ''
  form.requestSubmit(submitter)
}

/** Shows a document of the desk that was fetched in place of the current one. */
function replacePage(html: string, url: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const [, main] = parts.map((part) => next.querySelector(part))
  // Another kind of page, such as the login or a failure, is opened as a whole.
  if (!main || !next.body.classList.contains('layout-desk')) {
    location.assign(url)
    return
  }
  const first = main.querySelector<HTMLElement>('[autofocus], [role="alert"]:not([hidden])')
  // The script moves focus itself. Left in place, the browser would try the same a moment later.
  for (const element of main.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus')
  const cursor = keepCursor(() => {
    for (const part of parts) {
      const fresh = next.querySelector(part)
      if (fresh) document.querySelector(part)?.replaceWith(fresh)
    }
  })
  document.title = next.title
  restoreDrafts(document)
  const target = first ?? cursor ?? document.querySelector<HTMLElement>('#main')
  target?.focus({ preventScroll: target.id === 'main' })
  document.dispatchEvent(new Event('desk:shown'))
}

async function show(form: HTMLFormElement, response: FormAnswer): Promise<void> {
  const html = await response.text()
  const isAccepted = response.ok
  if (isAccepted) dropDrafts(form)
  const isOtherPage = new URL(response.url).pathname !== location.pathname
  if (response.redirected || isOtherPage) history.pushState(madeHere, '', response.url)
  replacePage(html, response.url)
  // A part of a list that was arranged stays in view, and so do the files of an answer.
  const isInEditor = document.activeElement?.closest(
    '[data-autosave], .entry-part, .compose__files',
  )
  if (isAccepted && !currentRow() && !isInEditor) scrollTo(0, 0)
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  await untilSaved(form)
  const sent = new FormData(form, submitter)
  const hasFiles = form.enctype === 'multipart/form-data'
  const posting = hasFiles
    ? postFiles(form, sent)
    : fetch(form.action, { method: 'POST', body: encodeTexts(sent), credentials: 'same-origin' })
  const response: FormAnswer | null = await posting.catch(() => null)
  const isShown = response?.ok || response?.status === conflict || response?.status === invalid
  // The page of a failure comes with its own document.
  if (!response || !isShown) sendPlainly(form, submitter)
  else await show(form, response).catch(() => location.reload())
}

/** Says that a file is being sent, which takes a while. */
function announceSending(form: HTMLFormElement, isSending: boolean): void {
  const status = form.querySelector<HTMLElement>('[role="status"][data-sending]')
  if (status) status.textContent = isSending ? (status.dataset.sending ?? '') : ''
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
    announceSending(form, true)
    send(form, submitter).finally(() => {
      delete form.dataset.sending
      announceSending(form, false)
    })
  })
  addEventListener('popstate', ({ state }) => {
    if (state?.isDesk) location.reload()
  })
}

import { icons } from 'virtual:icons'
import { toDigits } from '#domain/dates/format'
import { postAnswer, type RefusedAnswer } from './post-answer'

const keys = new WeakMap<Element, { text: string; key: string }>()

/** A retry with the same content reuses the key. */
function keyOf(form: HTMLFormElement, body: object): string {
  const text = JSON.stringify(body)
  const last = keys.get(form)
  if (last?.text === text) return last.key
  const key = crypto.randomUUID()
  keys.set(form, { text, key })
  return key
}

function bodyOf(data: FormData): object {
  const form = data.get('form')
  return data.has('comment')
    ? { form, comment: data.get('comment'), ...(data.has('link') && { link: data.get('link') }) }
    : { form, answer: data.get('answer'), reasons: data.getAll('reasons') }
}

/**
 * Live regions do not announce text that appears with its element, only text that is added later.
 */
function announce(status: Element | null | undefined, text: string): void {
  if (!status) return
  status.replaceChildren()
  setTimeout(() => status.append(text))
}

/** Replaces the widget by that of the page at a URL and leaves the rest of this page alone. */
async function replaceWidget(widget: Element, sectionId: string, url: string): Promise<void> {
  const page = await (await fetch(url)).text()
  const { body } = new DOMParser().parseFromString(page, 'text/html')
  const next = body.querySelector(`#${sectionId}`)?.closest('[data-feedback]')
  if (!next) throw new Error('the page has no widget')
  widget.replaceChildren(...next.childNodes)
  const section = document.getElementById(sectionId)
  section?.focus({ preventScroll: true })
  const status = section?.querySelector('[role=status]')
  const text = status?.textContent
  if (text) announce(status, text)
}

interface FeedbackResponse extends RefusedAnswer {
  location?: string
  field?: 'link'
  detail?: string
}

/** Shows a refusal at the field that it is about, and any other in the status line. */
async function showRefusal(
  form: HTMLFormElement,
  { isInvalid, issue, field, detail }: FeedbackResponse & { isInvalid: boolean },
  {
    status,
    submitted,
    failure,
  }: { status: Element | null; submitted: Element | null; failure: string },
): Promise<void> {
  const isMarked =
    isInvalid && issue && (await markIssue(form, issue, submitted, field).catch(() => false))
  if (!isMarked) announce(status, issue ?? detail ?? failure)
}

/** Submits one of the widget's forms and shows the result without a new document. */
export async function submitFeedback(form: HTMLFormElement, failure: string): Promise<void> {
  const widget = form.closest('[data-feedback]')
  const sectionId = form.closest('#suggestion, #useCase')?.id ?? 'feedback'
  if (!widget) return
  const status = widget.querySelector(`#${sectionId} [role=status]`)
  const submitted = document.activeElement
  status?.replaceChildren()
  clearIssue(form)
  try {
    if (form.method === 'get') return await replaceWidget(widget, sectionId, form.action)
    const body = bodyOf(new FormData(form))
    const onCheck = (text: string) => announce(status, text)
    const response = await postAnswer(form.action, body, keyOf(form, body), onCheck)
    const answer = (await response.json()) as FeedbackResponse
    if (response.ok && answer.location) await replaceWidget(widget, sectionId, answer.location)
    else if (answer.challenge) announce(status, failure)
    else {
      const refusal = { ...answer, isInvalid: response.status === 422 }
      await showRefusal(form, refusal, { status, submitted, failure })
    }
  } catch {
    announce(status, failure)
  }
}

/** Pages that keep the server's markup have not loaded the messages of the widget. */
const prefixes = {
  ar: () => import('#domain/messages/ar/feedback').then((table) => table.arFeedback.feedback.error),
  en: () => import('#domain/messages/en/feedback').then((table) => table.enFeedback.feedback.error),
}

/** The form's hint names a number, in the digits that the site is set to. */
function withDigits(form: HTMLFormElement, text: string): string {
  const hint = form.querySelector('.note__hint')?.textContent ?? ''
  return toDigits(text, /[٠-٩]/.test(hint) ? 'arab' : 'latn')
}

interface IssueText {
  id: string
  control: string
  prefix: string
  message: string
}

/** The markup of `FeedbackIssue` in form-parts.tsx. */
function createIssue({ id, control, prefix, message }: IssueText): HTMLElement {
  const issue = document.createElement('p')
  issue.className = 'field-issue'
  issue.id = id
  issue.role = 'alert'
  issue.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons['circle-alert']}</svg><span><span class="visually-hidden"></span><a href="#${control}"></a></span>`
  issue.querySelector('.visually-hidden')?.append(`${prefix} `)
  issue.querySelector('a')?.append(message)
  return issue
}

/**
 * Marks the field of a small form that an issue is about, as the worker does in a page for browsers
 * without script, and goes to it unless focus has left `submitted`; the only field, if none is named.
 * False if there is no such field.
 */
async function markIssue(
  form: HTMLFormElement,
  text: string,
  submitted: Element | null,
  field?: 'link',
): Promise<boolean> {
  const control = form.querySelector(field ? `[name=${field}]` : '[name=comment], [name=answer]')
  if (!control) return false
  const group = control.closest('[role=radiogroup]') ?? control
  const [prefix, { goToIssue }] = await Promise.all([
    prefixes[document.documentElement.lang === 'en' ? 'en' : 'ar'](),
    import('./go-to-issue'),
  ])
  const id = control.id.replace(/-.*/, '-issue')
  group.before(createIssue({ id, control: control.id, prefix, message: withDigits(form, text) }))
  group.setAttribute('aria-invalid', 'true')
  const hint = group.getAttribute('aria-describedby') ?? ''
  group.setAttribute('aria-describedby', `${id} ${hint}`.trim())
  await goToIssue(form, submitted)
  return true
}

/** Removes the issue of an earlier submission, also one that the worker has rendered. */
function clearIssue(form: HTMLFormElement): void {
  const issue = form.querySelector('.field-issue')
  if (!issue) return
  for (const marked of form.querySelectorAll('[aria-invalid]')) {
    const hint = (marked.getAttribute('aria-describedby') ?? '').replace(issue.id, '').trim()
    marked.removeAttribute('aria-invalid')
    if (hint) marked.setAttribute('aria-describedby', hint)
    else marked.removeAttribute('aria-describedby')
  }
  issue.remove()
  import('./go-to-issue').then(
    ({ removeTitlePrefix }) => removeTitlePrefix(issue),
    () => {},
  )
}

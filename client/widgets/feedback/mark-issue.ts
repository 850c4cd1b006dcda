import { icons } from 'virtual:icons'
import { toDigits } from '#domain/dates/format'

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

/** The markup of issue.tsx. */
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
export async function markIssue(
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
export function clearIssue(form: HTMLFormElement): void {
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

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
 * Marks the field of a comment form that an issue is about, as the worker does in a page for
 * browsers without script, and goes to it. False if the form has no such field.
 */
export async function markIssue(
  form: HTMLFormElement,
  text: string,
  field: 'comment' | 'link' = 'comment',
): Promise<boolean> {
  const control = form.querySelector(`[name=${field}]`)
  if (!control) return false
  const [prefix, { goToIssue }] = await Promise.all([
    prefixes[document.documentElement.lang === 'en' ? 'en' : 'ar'](),
    import('./go-to-issue'),
  ])
  const id = control.id.replace(/-.*/, '-issue')
  control.before(createIssue({ id, control: control.id, prefix, message: withDigits(form, text) }))
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', `${id} ${control.getAttribute('aria-describedby')}`)
  await goToIssue(form)
  return true
}

/** Removes the issue of an earlier submission, also one that the worker has rendered. */
export function clearIssue(form: HTMLFormElement): void {
  const issue = form.querySelector('.field-issue')
  if (!issue) return
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    const ids = control.getAttribute('aria-describedby') ?? ''
    control.removeAttribute('aria-invalid')
    control.setAttribute('aria-describedby', ids.replace(issue.id, '').trim())
  }
  issue.remove()
  import('./go-to-issue').then(
    ({ removeTitlePrefix }) => removeTitlePrefix(issue),
    () => {},
  )
}

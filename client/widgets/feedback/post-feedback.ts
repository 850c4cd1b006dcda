import { post } from '../../boot/post'
import { clearIssue, markIssue } from './mark-issue'

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

interface FeedbackResponse {
  location?: string
  issue?: string
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
    const response = await post(form.action, body, { key: keyOf(form, body) })
    const answer = (await response.json()) as FeedbackResponse
    if (response.ok && answer.location) await replaceWidget(widget, sectionId, answer.location)
    else {
      const refusal = { ...answer, isInvalid: response.status === 422 }
      await showRefusal(form, refusal, { status, submitted, failure })
    }
  } catch {
    announce(status, failure)
  }
}

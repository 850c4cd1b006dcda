import { post } from '../../boot/post'

const keys = new WeakMap<Element, { text: string; key: string }>()

/** The same answer again, because the first got no response, goes under the same key. */
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
    ? { form, comment: data.get('comment') }
    : { form, answer: data.get('answer'), reasons: data.getAll('reasons') }
}

/** A text that appears with its element is not announced; one that is set in it afterwards is. */
function announce(status: Element | null | undefined, text: string): void {
  if (!status) return
  status.replaceChildren()
  setTimeout(() => status.append(text))
}

/** Shows the widget as the page at an address has it, and leaves the rest of this page alone. */
async function show(place: Element, part: string, address: string): Promise<void> {
  const page = await (await fetch(address)).text()
  const next = new DOMParser().parseFromString(page, 'text/html').querySelector('[data-feedback]')
  if (!next) throw new Error('the page has no widget')
  place.replaceChildren(...next.childNodes)
  const section = document.getElementById(part)
  section?.focus({ preventScroll: true })
  const status = section?.querySelector('[role=status]')
  const text = status?.textContent
  if (text) announce(status, text)
}

interface FeedbackResponse {
  location?: string
  issue?: string
  detail?: string
}

/** Sends one of the widget's forms and shows what became of it, without a new document. */
export async function answerFeedback(form: HTMLFormElement, failure: string): Promise<void> {
  const place = form.closest('[data-feedback]')
  const part = form.closest('#suggestion') ? 'suggestion' : 'feedback'
  if (!place) return
  try {
    if (form.method === 'get') return await show(place, part, form.action)
    const body = bodyOf(new FormData(form))
    const response = await post(form.action, body, { key: keyOf(form, body) })
    const { location, issue, detail } = (await response.json()) as FeedbackResponse
    if (response.ok && location) await show(place, part, location)
    else announce(place.querySelector(`#${part} [role=status]`), issue ?? detail ?? failure)
  } catch {
    announce(place.querySelector(`#${part} [role=status]`), failure)
  }
}

/** The draft is saved this long after the last key, and at most this often. */
const pauseMs = 4_000
const leastMs = 10_000

let timer: ReturnType<typeof setTimeout> | undefined
let savedAt = 0
let isUnsaved = false
let saving: Promise<void> = Promise.resolve()

function formOf(root: ParentNode = document): HTMLFormElement | null {
  return root.querySelector<HTMLFormElement>('form[data-autosave]')
}

/** States the result of the last saving beside the buttons. */
function tell(form: HTMLFormElement, name: 'saved' | 'unsaved' | 'conflict'): void {
  const status = form.querySelector<HTMLElement>('[data-saved]')
  const time = new Date().toTimeString().slice(0, 5)
  if (status) status.textContent = (status.dataset[name] ?? '').replace('{{time}}', time)
}

function setVersion(form: HTMLFormElement, version: number): void {
  form.dataset.version = String(version)
  const field = form.elements.namedItem('version')
  if (field instanceof HTMLInputElement) field.value = String(version)
}

async function post(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value)
  }
  body.set('do', 'autosave')
  isUnsaved = false
  savedAt = Date.now()
  const response = await fetch(form.action, { method: 'POST', body, redirect: 'error' })
  if (response.ok) {
    const { version } = (await response.json()) as { version: number }
    setVersion(form, version)
    tell(form, 'saved')
    return
  }
  isUnsaved = true
  tell(form, response.status === 409 ? 'conflict' : 'unsaved')
}

function saveLater(form: HTMLFormElement): void {
  isUnsaved = true
  clearTimeout(timer)
  const wait = Math.max(pauseMs, savedAt + leastMs - Date.now())
  timer = setTimeout(() => {
    if (!form.isConnected || form.dataset.sending !== undefined) return
    saving = post(form).catch(() => {
      isUnsaved = true
      tell(form, 'unsaved')
    })
  }, wait)
}

/** Resolves when no draft is being saved: a form that is sent then carries the last version. */
export function untilSaved(): Promise<void> {
  clearTimeout(timer)
  return saving
}

/** Saves the draft of a record while it is typed, and warns who leaves before it is saved. */
export function saveDrafts(): void {
  let isArranged = false
  document.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form
    if (form?.dataset.autosave !== undefined) saveLater(form)
  })
  document.addEventListener('submit', ({ target, submitter }) => {
    const isOwn = (target as HTMLFormElement).dataset.autosave !== undefined
    isArranged =
      isOwn && (submitter as HTMLButtonElement | null)?.value.startsWith('arrange:') === true
    if (isOwn) isUnsaved = false
  })
  // A list that was arranged is in the new page, and not in the draft.
  document.addEventListener('desk:shown', () => {
    const form = formOf()
    if (form && isArranged) saveLater(form)
    isArranged = false
  })
  addEventListener('beforeunload', (event) => {
    if (isUnsaved && formOf()) event.preventDefault()
  })
}

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

/** The texts of a form as a browser encodes them in a URL. */
export function encodeTexts(fields: FormData): URLSearchParams {
  return new URLSearchParams(
    [...fields].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

async function post(form: HTMLFormElement): Promise<void> {
  const body = encodeTexts(new FormData(form))
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

/** Saves the draft; a failure is stated beside the buttons. */
function saveNow(form: HTMLFormElement): Promise<void> {
  saving = post(form).catch(() => {
    isUnsaved = true
    tell(form, 'unsaved')
  })
  return saving
}

function saveLater(form: HTMLFormElement): void {
  isUnsaved = true
  clearTimeout(timer)
  const wait = Math.max(pauseMs, savedAt + leastMs - Date.now())
  timer = setTimeout(() => {
    if (form.isConnected && form.dataset.sending === undefined) saveNow(form)
  }, wait)
}

/**
 * Resolves when no draft is being saved: a form that is sent then carries the last version. Before
 * another form of the page is sent, such as a restoration, what was typed is saved.
 */
export async function untilSaved(sent: HTMLFormElement): Promise<void> {
  clearTimeout(timer)
  await saving
  const form = formOf()
  if (form && form !== sent && isUnsaved) await saveNow(form)
}

/** Of a form that holds more than the draft, such as a list that was arranged, that is saved. */
function saveShown(): void {
  const form = formOf()
  if (form?.dataset.autosave === 'now') saveLater(form)
}

/** Saves the draft of a record while it is typed, and warns who leaves before it is saved. */
export function saveDrafts(): void {
  document.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form
    if (form?.dataset.autosave !== undefined) saveLater(form)
  })
  document.addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).dataset.autosave !== undefined) isUnsaved = false
  })
  document.addEventListener('desk:shown', () => {
    // After a conflict the text is in the fields alone.
    isUnsaved = document.querySelector('#conflict') !== null
    saveShown()
  })
  addEventListener('beforeunload', (event) => {
    if (isUnsaved && formOf()) event.preventDefault()
  })
  saveShown()
}

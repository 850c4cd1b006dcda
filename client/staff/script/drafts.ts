const prefix = 'desk-draft:'
const readerKey = 'desk-draft-reader'

type Choice = HTMLInputElement | HTMLSelectElement

const textsOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]'),
]
const choicesOf = (root: ParentNode) => [
  ...root.querySelectorAll<Choice>('select[data-draft], input[data-draft]'),
]

const keyOf = ({ dataset }: HTMLElement) => prefix + dataset.draft

function store(field: HTMLTextAreaElement | Choice): void {
  if (field instanceof HTMLInputElement && !field.checked) return
  if (field.value === '') sessionStorage.removeItem(keyOf(field))
  else sessionStorage.setItem(keyOf(field), field.value)
}

function restoreChoice(choice: Choice): void {
  const draft = sessionStorage.getItem(keyOf(choice))
  if (draft === null) return
  if (choice instanceof HTMLSelectElement) choice.value = draft
  else choice.checked = choice.value === draft
}

/** Restores the texts of a form with the step and the template that belong to them. */
function restoreForm(form: HTMLFormElement): void {
  const texts = textsOf(form)
  // What the server has sent is newer.
  const isSent = texts.some(({ value }) => value !== '')
  for (const field of [...texts, ...choicesOf(form)]) {
    if (isSent) store(field)
    else if (field instanceof HTMLTextAreaElement) {
      field.value = sessionStorage.getItem(keyOf(field)) ?? ''
      const fold = field.closest('details')
      if (fold && field.value !== '') fold.open = true
    } else restoreChoice(field)
  }
}

/** Deletes all drafts at logout, or when another person logs in. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}

/** Shows what was typed before a reload, to the person who typed it. */
export function restoreDrafts(root: ParentNode): void {
  const reader = document.querySelector('.desk-me__name')?.textContent ?? ''
  if (sessionStorage.getItem(readerKey) !== reader) forgetDrafts()
  sessionStorage.setItem(readerKey, reader)
  for (const form of root.querySelectorAll('form')) {
    if (form.querySelector('textarea[data-draft]')) restoreForm(form)
  }
}

/** Stores drafts while they are typed, for this tab only. */
export function watchDrafts(): void {
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLTextAreaElement | Choice
    if (field.dataset.draft) store(field)
  })
}

/** Deletes the drafts of a form that the server has accepted. */
export function dropDrafts(form: ParentNode): void {
  for (const field of [...textsOf(form), ...choicesOf(form)])
    sessionStorage.removeItem(keyOf(field))
}

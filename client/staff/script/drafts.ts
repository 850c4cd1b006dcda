const prefix = 'desk-draft:'

type Field = HTMLTextAreaElement

function fieldsOf(root: ParentNode): Field[] {
  return [...root.querySelectorAll<Field>('textarea[data-draft]')]
}

function keyOf(field: Field): string {
  return prefix + field.dataset.draft
}

/** Shows texts again that were typed before a reload; those that the server has sent are newer. */
export function restoreDrafts(root: ParentNode): void {
  for (const field of fieldsOf(root)) {
    const draft = sessionStorage.getItem(keyOf(field))
    if (field.value !== '') sessionStorage.setItem(keyOf(field), field.value)
    else if (draft !== null) field.value = draft
  }
}

/** Keeps what is typed, in this tab only. */
export function watchDrafts(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.dataset.draft) return
    if (target.value === '') sessionStorage.removeItem(keyOf(target))
    else sessionStorage.setItem(keyOf(target), target.value)
  })
}

/** Forgets the texts of a form that the server has accepted. */
export function dropDrafts(form: ParentNode): void {
  for (const field of fieldsOf(form)) sessionStorage.removeItem(keyOf(field))
}

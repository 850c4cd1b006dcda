/** The file input of the form under the pointer. */
function inputUnder({ target }: DragEvent): HTMLInputElement | null {
  const form = target instanceof Element ? target.closest('form') : null
  return form?.querySelector<HTMLInputElement>('input[data-drop]') ?? null
}

/** Puts a file that is dropped anywhere on its form into the form's file input. */
export function dropFiles(): void {
  document.addEventListener('dragover', (event) => {
    const input = inputUnder(event)
    for (const other of document.querySelectorAll('.is-over')) {
      if (other !== input) other.classList.remove('is-over')
    }
    if (!input) return
    event.preventDefault()
    input.classList.add('is-over')
  })
  document.addEventListener('drop', (event) => {
    const input = inputUnder(event)
    const { files } = event.dataTransfer ?? {}
    input?.classList.remove('is-over')
    if (!input || !files?.length) return
    event.preventDefault()
    input.files = files
  })
}

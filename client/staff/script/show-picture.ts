/** Shows the picture that is chosen in a field beside it. */
export function showPicture(): void {
  document.addEventListener('change', ({ target }) => {
    const select = target as HTMLSelectElement
    const place = select.closest?.('.field')?.querySelector('[data-picture]')
    if (!place) return
    const [option] = select.selectedOptions
    const { thumbnail } = option?.dataset ?? {}
    const image = new Image(120, 80)
    image.className = 'entry-picture'
    image.alt = option?.text ?? ''
    if (thumbnail) image.src = thumbnail
    place.replaceChildren(...(thumbnail ? [image] : []))
  })
}

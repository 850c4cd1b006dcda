/** Sets the checkboxes of the cookies page from the consent on `<html>`, save those already changed. */
export function tickCookieBoxes(): void {
  const { consent = '' } = document.documentElement.dataset
  const boxes = document.querySelectorAll<HTMLInputElement>('main [name=measure]')
  for (const box of boxes) {
    if (box.checked !== box.defaultChecked) continue
    box.checked = consent === 'all' || new RegExp(`^custom\\..*${box.name[0]}`).test(consent)
  }
}

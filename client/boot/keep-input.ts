type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const selector = 'main :is(input:not([type=hidden]), textarea, select, details, button, summary)'

const isField = (element: Element): element is Field => 'form' in element && 'value' in element

/** Name that an element shares with the one that replaces it. */
function nameOf(element: Element): string {
  const form = element.closest('form')
  const parts = isField(element)
    ? [element.name, /radio|box/.test(element.type) ? element.value : '']
    : [element.textContent]
  return [element.localName, form?.id, form?.className, ...parts].join('\n')
}

/** Elements of the page that hold input, by name; those of one name are told apart by their order. */
function elementsByName(): Map<string, Element> {
  const found = new Map<string, Element>()
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll(selector)) {
    const name = nameOf(element)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    found.set(`${name}\n${count}`, element)
  }
  return found
}

function copyInput(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  if (!isField(from) || !isField(to) || from instanceof HTMLButtonElement) return
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked
    if (from.type === 'file') {
      to.files = from.files
      return
    }
  }
  if (to.value !== from.value) to.value = from.value
}

function moveFocus(from: Element, to: Element): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) return
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  const isText = (element: Element) => isField(element) && !(element instanceof HTMLSelectElement)
  if (!isText(from) || !isText(to)) return
  const { selectionStart: start, selectionEnd: end } = from as HTMLInputElement
  // E-mail and date fields have no selection.
  if (start !== null && end !== null) (to as HTMLInputElement).setSelectionRange(start, end)
}

/**
 * Remembers the elements that hold input before React takes the document over. The returned function
 * puts input and focus into the elements that have replaced them: React renders a document anew where
 * it finds something else than it expects.
 */
export function keepInput(): () => void {
  const before = elementsByName()
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  document.addEventListener('focusout', ({ target }) => {
    // An element that is removed loses focus too.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    })
  })
  return () => {
    const after = elementsByName()
    for (const [name, from] of before) {
      const to = after.get(name)
      if (!to || to === from || from.isConnected) continue
      copyInput(from, to)
      if (from === focused) moveFocus(from, to)
    }
  }
}

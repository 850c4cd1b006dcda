/** What extensions, translators and browsers do to a document, given the form in it. */
export const changes: Record<string, (form: HTMLFormElement) => void> = {
  'icons beside fields': (form) => {
    for (const field of form.querySelectorAll('input:not([type=hidden]), textarea, select')) {
      field.after(document.createElement('div'))
    }
  },
  'elements in labels and after textareas': (form) => {
    for (const label of form.querySelectorAll('label, legend')) {
      label.prepend(document.createElement('span'))
    }
    for (const area of form.querySelectorAll('textarea')) {
      area.after(document.createElement('grammarly-extension'))
    }
  },
  translation: (form) => {
    const root = document.documentElement
    root.lang = root.lang === 'ar' ? 'en' : 'ar'
    root.classList.add(root.lang === 'ar' ? 'translated-rtl' : 'translated-ltr')
    const walker = document.createTreeWalker(form.closest('main') ?? form, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('textarea, script, option'))
        continue
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(Object.assign(document.createElement('font'), { textContent: 'translated' }))
    }
  },
  'another language alone': () => {
    document.documentElement.lang = 'fr'
  },
  'nodes in another order': (form) => {
    for (const parent of form.querySelectorAll('*:has(> * + *)')) {
      if (parent.firstElementChild) parent.append(parent.firstElementChild)
    }
  },
  'removed nodes': (form) => {
    for (const note of form.querySelectorAll('.hint, small, h2')) note.remove()
  },
  attributes: (form) => {
    document.documentElement.setAttribute('data-extension', '1')
    document.body.style.setProperty('--extension', '1')
    for (const field of form.querySelectorAll<HTMLElement>('input, textarea, select')) {
      field.setAttribute('data-manager-id', 'x')
      field.setAttribute('autocomplete', 'on')
      field.style.backgroundImage = 'none'
      field.className = 'filled'
    }
  },
  'an overlay': () => {
    const overlay = document.createElement('password-manager')
    overlay.attachShadow({ mode: 'open' }).append('Sign in')
    document.body.append(overlay)
    document.documentElement.append(document.createElement('div'))
    document.querySelector('main')?.append(document.createElement('password-menu'))
  },
  'a reading view': (form) => {
    const main = form.closest('main')
    const view = document.createElement('article')
    view.append(...(main?.childNodes ?? []))
    main?.append(view)
  },
  'a dark mode': (form) => {
    const style = document.createElement('style')
    style.className = 'darkreader'
    document.head.prepend(style)
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    for (const element of form.querySelectorAll<HTMLElement>('*')) {
      element.setAttribute('data-darkreader-inline-color', '')
      element.style.setProperty('--darkreader-inline-color', '#fff')
    }
  },
}

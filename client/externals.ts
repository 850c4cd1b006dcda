function hasAgreed(): boolean {
  return /^all$|^custom\..*m/.test(document.documentElement.dataset.consent ?? '')
}

function load({ scripts = '', sheet }: DOMStringMap): void {
  for (const src of scripts.split(' ').filter(Boolean)) {
    const script = document.createElement('script')
    // One that is not asynchronous runs in its place among the others.
    script.async = false
    script.src = src
    document.head.append(script)
  }
  if (!sheet) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
}

/** Loads what the settings name of others, in order, once the visitor has agreed (decision 42). */
export function loadExternals(): void {
  const { dataset } = document.head.querySelector('script') ?? {}
  if (!dataset?.scripts && !dataset?.sheet) return
  if (hasAgreed()) {
    load(dataset)
    return
  }
  const waiting = new MutationObserver(() => {
    if (!hasAgreed()) return
    waiting.disconnect()
    load(dataset)
  })
  waiting.observe(document.documentElement, { attributeFilter: ['data-consent'] })
}

/**
 * Loads external scripts and a stylesheet, in order, after the visitor's consent
 * (docs/decisions/0036-external-scripts-after-consent.md). A document contains this module only if
 * the settings name something to load.
 */
const root = document.documentElement
const { dataset } = document.querySelector<HTMLElement>('script[data-scripts]') as HTMLElement

function hasAgreed(): boolean {
  return /^all$|^custom\..*m/.test(root.dataset.consent ?? '')
}

function load(): void {
  for (const src of dataset.scripts?.split(' ').filter(Boolean) ?? []) {
    const script = document.createElement('script')
    // Inserted scripts are async by default and would run in any order.
    script.async = false
    script.src = src
    document.head.append(script)
  }
  if (!dataset.sheet) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = dataset.sheet
  document.head.append(link)
}

if (hasAgreed()) load()
else {
  const consent = new MutationObserver(() => {
    if (!hasAgreed()) return
    consent.disconnect()
    load()
  })
  consent.observe(root, { attributeFilter: ['data-consent'] })
}

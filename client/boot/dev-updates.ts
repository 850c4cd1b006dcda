/** Loaded by the dev server alone (build/dev): keeps an open page up to date with the sources. */
import '@vitejs/plugin-react/preamble'

/** The page loads some hundred modules; by default 250 entries are kept. */
performance.setResourceTimingBufferSize(10_000)

/** True if the page has loaded the module: Vite then replaces it, or reloads the page. */
function hasLoaded(path: string): boolean {
  const entries = performance.getEntriesByType('resource')
  return entries.some(({ name }) => new URL(name).pathname === path)
}

const buildScript = 'script[data-build]'

/** The document is of the new build then: its data is, and hydration compares the two. */
async function renewStyle(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const find = (selector: string) =>
    [document, next].map((page) => page.querySelector<HTMLElement>(selector))
  const [style, newStyle] = find('style[data-part=page]')
  const [main, newMain] = find('#main')
  const [script, newScript] = find(buildScript)
  if (style && newStyle) style.textContent = newStyle.textContent
  if (main && newMain) main.dataset.edition = newMain.dataset.edition
  if (script && newScript) script.dataset.build = newScript.dataset.build
}

if (import.meta.hot) {
  const { dataset } = document.documentElement
  import.meta.hot.on('site:changed', ({ path }: { path: string }) => {
    if (path.endsWith('.css')) renewStyle()
    else if (!('hydrated' in dataset && hasLoaded(path))) location.reload()
  })
  // What changed between the document and this script has not been told to the page.
  const build = document.querySelector<HTMLElement>(buildScript)?.dataset.build
  if (build) import.meta.hot.send('site:opened', build)
}

/** Adds a stylesheet; resolves when it is applied, rejects if it cannot be loaded. */
export function loadSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`style ${href}`))
    })
    document.head.append(link)
  })
}

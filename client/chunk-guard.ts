const quietFor = 10_000

function storedTime(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return Date.now()
  }
}

/** Whether a visitor has typed or chosen something that a reload would lose. */
export function hasUnsentInput(root: ParentNode = document): boolean {
  const controls = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input:not([type=hidden]), main textarea',
  )
  return [...controls].some((control) =>
    control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue,
  )
}

/**
 * A chunk that is gone after a deploy reloads the page: at most once per 10 s and path, never over
 * a half-filled form, and not at all where storage is blocked and the time cannot be known.
 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    const key = `reloaded:${location.pathname}`
    if (Date.now() - storedTime(key) < quietFor || hasUnsentInput()) return
    try {
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return
    }
    location.reload()
  })
}

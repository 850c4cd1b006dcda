const timeoutMs = 1_500

interface Icons {
  icons: Record<string, { body: string }>
}

/**
 * Requests the content icons that the worker did not get in time from the site's own endpoint:
 * once, with a timeout of 1,500 ms (specification, section 9). The browser never contacts a public
 * icon service (docs/decisions/0038-icons-within-a-deadline.md).
 */
export async function fetchIcons(): Promise<void> {
  const missing = [...document.querySelectorAll<SVGElement>('svg[data-icon]:empty')]
  const names = [...new Set(missing.map(({ dataset }) => dataset.icon ?? ''))].toSorted()
  try {
    const response = await fetch(`/api/_nuxt_icon/lucide.json?icons=${names.join()}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return
    const { icons }: Icons = await response.json()
    for (const svg of missing) svg.innerHTML = icons[svg.dataset.icon ?? '']?.body ?? ''
  } catch {
    // The icon stays empty; its label is readable without it.
  }
}

const waitMs = 1_500

interface Icons {
  icons: Record<string, { body: string }>
}

/**
 * Asks the site's own endpoint for the icons of content that the worker could not have in time: once,
 * for 1,500 ms (specification, section 9). A failure leaves the label alone (decision 41), and no
 * public icon service is ever asked from here.
 */
export async function fetchIcons(): Promise<void> {
  const missing = [...document.querySelectorAll<SVGElement>('svg[data-icon]:empty')]
  const names = [...new Set(missing.map(({ dataset }) => dataset.icon ?? ''))].toSorted()
  try {
    const response = await fetch(`/api/_nuxt_icon/lucide.json?icons=${names.join()}`, {
      signal: AbortSignal.timeout(waitMs),
    })
    if (!response.ok) return
    const { icons }: Icons = await response.json()
    for (const svg of missing) svg.innerHTML = icons[svg.dataset.icon ?? '']?.body ?? ''
  } catch {
    // Too late or away: the label says it all.
  }
}

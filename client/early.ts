/**
 * The one inline script: it runs before first paint and is the same on every page, so that its hash
 * can stand in the CSP. It sets the colour mode, answers the small widgets and fetches React on
 * intent. Everything it answers also works without it.
 */
const page = document
const root = page.documentElement
const { dataset } = root
const self = page.currentScript
const storageKey = 'color-mode'

const stored = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const setMode = (mode: string | null) => {
  const forced = dataset.forcedMode
  if (forced) dataset.mode = forced
  else if (mode === 'system') delete dataset.mode
  else if (mode) dataset.mode = mode
}

dataset.js = ''
setMode(stored())

const send = (form: HTMLFormElement, submitter?: HTMLElement | null, again = true): void => {
  const body = JSON.stringify(Object.fromEntries(new FormData(form, submitter)))
  const key = crypto.randomUUID?.() ?? String(Math.random())
  const post = (retry: boolean): void => {
    fetch(form.getAttribute('action') as string, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      keepalive: true,
    }).then(
      ({ status }) => {
        const fleeting = [408, 409, 425, 429, 500, 502, 503, 504].includes(status)
        if (fleeting && retry) post(false)
        else if (status > 399) form.submit()
      },
      () => {},
    )
  }
  post(again)
}

page.addEventListener('change', ({ target }) => {
  const { name, value, form } = target as HTMLInputElement
  if (name === storageKey) {
    try {
      localStorage.setItem(storageKey, value)
    } catch {}
    setMode(value)
  } else if (form?.id === 'tools') {
    dataset[name] = value
    send(form)
  }
})

page.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const action = form.getAttribute('action')
  if (action === '/cookies' && root.contains(page.querySelector('.cookie-notice'))) {
    event.preventDefault()
    dataset.consent = 'answered'
    send(form, event.submitter)
    page.querySelector<HTMLElement>('#cookie-manage:popover-open')?.hidePopover()
  } else if (action === '/locale') form.action = action + location.hash
})

const openTarget = () => {
  const target = page.getElementById(decodeURIComponent(location.hash.slice(1)))
  const details = target?.closest('details')
  if (details) details.open = true
}

const tick = () => {
  for (const clock of page.querySelectorAll<HTMLElement>('[data-until]')) {
    const left = Math.max(0, Date.parse(clock.dataset.until as string) - Date.now()) / 1000
    const parts: Record<string, number> = {
      days: left / 86400,
      hours: (left / 3600) % 24,
      minutes: (left / 60) % 60,
      seconds: left % 60,
    }
    for (const cell of clock.querySelectorAll<HTMLElement>('[data-unit]')) {
      const text = String(Math.floor(parts[cell.dataset.unit as string] as number))
      if (cell.textContent !== text) cell.textContent = text
    }
  }
}

page.addEventListener('DOMContentLoaded', () => {
  const chosen: Record<string, string | undefined> = { [storageKey]: dataset.mode ?? 'system' }
  for (const input of page.querySelectorAll<HTMLInputElement>('.mode-form input, #tools input')) {
    const value = chosen[input.name] ?? dataset[input.name]
    if (input.type === 'radio' && input.value === value) input.checked = true
  }
  openTarget()
  tick()
  setInterval(tick, 1000)
})
addEventListener('hashchange', openTarget)

setTimeout(() => {
  if (page.readyState === 'complete') return
  dataset.loading = ''
  const stop = () => delete dataset.loading
  addEventListener('load', stop)
  setTimeout(stop, 2700)
}, 300)

const { entry, modules } = (self as HTMLElement).dataset
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
const start = () => {
  for (const intent of intents) removeEventListener(intent, start, true)
  for (const file of (modules as string).split(' ')) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    page.head.append(link)
  }
  import(/* @vite-ignore */ entry as string).catch(() => {})
}
if (entry) for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })

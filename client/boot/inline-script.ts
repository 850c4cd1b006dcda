import { reloadOnce } from './reload-once'

/**
 * The inline script runs before first paint and is identical on every page, so that the CSP can
 * contain its hash. It sets the colour mode, handles the preference widgets, and loads React at the
 * first interaction. Everything it handles also works without it.
 */
const page = document
const { dataset } = page.documentElement
const { modules, build } = (page.currentScript as HTMLElement).dataset
const storageKey = 'color-mode'

/** Stores and applies a colour mode; without an argument, applies the stored one. */
const setMode = (mode?: string) => {
  try {
    if (mode) localStorage[storageKey] = mode
    else mode = localStorage[storageKey]
  } catch {}
  if (mode === 'system') delete dataset.mode
  else if (mode) dataset.mode = mode
}

dataset.js = ''
setMode()

let isRefused: boolean | undefined
const send = (form: HTMLFormElement, submitter?: HTMLElement | null) => {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(Object.fromEntries(new FormData(form, submitter))),
    keepalive: true,
  }
  const post = (mayRepeat?: boolean) => {
    fetch(form.action, request).then(
      ({ status }) => {
        if (mayRepeat && /40[89]|42[59]|50[0234]/.test(status as unknown as string)) post()
        else if (status > 399) {
          isRefused = true
          form.requestSubmit(submitter)
        }
      },
      () => {},
    )
  }
  post(true)
}

/** Moves focus to the title of the cookie dialog when it opens. */
addEventListener('toggle', () => page.querySelector<HTMLElement>('#manage-title')?.focus(), true)

addEventListener('change', ({ target }) => {
  const { name, value, form } = target as HTMLInputElement
  if (name === storageKey) setMode(value)
  // Kept with the account of who is logged in; for guests it stays in the browser.
  if (form?.id === 'colour-mode' && dataset.signedIn === '') send(form)
  if (form?.id === 'tools') {
    // Keeps the pressed control in place when the page above it changes its height.
    const { y } = (target as Element).getBoundingClientRect()
    dataset[name] = value
    scrollBy(0, (target as Element).getBoundingClientRect().y - y)
    send(form)
  }
})

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const submitter = event.submitter as HTMLElement
  // Only buttons of cookie forms have `data-consent`; the cookies page has other forms too.
  let consent = submitter?.dataset.consent as string
  if (form.matches('[action="/locale"]')) form.action += location.hash
  else if (form.dataset.held === '') {
    // React sends it once it has loaded; pressed again, the form opens its answer itself.
    event.preventDefault()
    form.dataset.held = 'sent'
  } else if (consent && !isRefused) {
    event.preventDefault()
    send(form, submitter)
    if (!dataset.consent) page.querySelector('main')?.focus({ preventScroll: true })
    if (form.querySelector(':checked[name]')) consent += 'm'
    dataset.consent = consent
    page.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  }
})

const tick = () => {
  for (const day of page.querySelectorAll<HTMLElement>('[data-over]')) {
    day.hidden = new Date(day.dataset.over as string) < new Date()
  }
  for (const clock of page.querySelectorAll<HTMLElement>('[data-until]')) {
    // Subtracting dates as numbers takes fewer bytes than getTime() or Date.now().
    const until = new Date(clock.dataset.until as string) as unknown as number
    let left = Math.max(0, until - (new Date() as unknown as number))
    for (const cell of clock.querySelectorAll<HTMLElement>('[data-unit]')) {
      const unit = +(cell.dataset.unit as string)
      // Creating an Intl.NumberFormat delays first paint on slow phones by 100 ms.
      const text = `${(left / unit) | 0}`.padStart(2, '0')
      // Changing the text node in place avoids a reflow of the whole page every second.
      ;(cell.firstChild as Text).data = text.replace(
        /./g,
        (digit) => (clock.dataset.digits as string)[digit as unknown as number] as string,
      )
      left %= unit
    }
  }
}

/**
 * Opens the `details` that the URL fragment points to; also called after client-side navigation.
 */
const openTarget = () => {
  page.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '')
  tick()
}
addEventListener('hashchange', openTarget)

addEventListener('DOMContentLoaded', () => {
  for (const input of page.querySelectorAll<HTMLInputElement>('.chrome [type=radio]')) {
    const { name, value } = input
    const chosen = dataset[name === storageKey ? 'mode' : name]
    // Without a saved choice the default is selected: `1`, `normal` or `system`.
    if (chosen ? value === chosen : /1|al|sy/.test(value)) input.checked = true
  }
  openTarget()
  setInterval(tick, 1000)
  // Screen readers announce what changes: the notices above the header, once a tab.
  for (const alert of page.querySelectorAll<HTMLElement>('[data-text]')) {
    try {
      sessionStorage[alert.dataset.text as string] ||= alert.textContent = alert.dataset
        .text as string
    } catch {}
  }
  // Suggestions and players are the site's own. React leaves alone what something else has changed.
  new MutationObserver((records) => {
    for (const { target } of records) {
      if ((target as Element).closest('.suggest,.player,main')?.id) dataset.changed = ''
    }
  }).observe(page.body, { childList: true, subtree: true })
})

/**
 * Browsers fill in a form again on the way back to it. If a response to the page's forms follows it
 * in the history, they are emptied. Where there is no Navigation API, script empties what it has
 * sent (use-sending.ts).
 */
addEventListener('pageshow', () => {
  const { navigation } = window
  let at = navigation?.currentEntry?.index as number
  let url: string
  // With errors, the form is an entry of its own with the same path, in between.
  do {
    url = `${navigation?.entries()[++at]?.url}`
    if (/(?:receipt|result|done)=|=thanks/.test(url)) {
      for (const form of page.querySelectorAll<HTMLFormElement>('main form')) form.reset()
    }
  } while (url.split('?')[0] === location.href.split('?')[0])
})

setTimeout(() => {
  if (page.readyState === 'complete') return
  dataset.loading = ''
  const stop = () => delete dataset.loading
  addEventListener('load', stop)
  setTimeout(stop, 2700)
}, 300)

const files = modules?.split(' ') ?? []
// Browsers also send a pointer event for a resting pointer when the page appears under it. No hand
// moves a pointer exactly vertically for long.
const start = ({ movementX, buttons, type }: Partial<MouseEvent>) => {
  if (movementX === 0 && !buttons) return
  // A failed import is retried 2.7 s later at the earliest: a moving pointer sends many events. Where
  // the browser remembers failed modules, as Chromium 150 does, the next document retries.
  for (const file of files.splice(0)) {
    import(/* @vite-ignore */ file).catch(() => {
      setTimeout(() => files.push(file), 2700)
      dataset.plain = ''
      if (type) reloadOnce()
    })
  }
}
for (const intent of ['focusin', 'keydown', 'pointerdown', 'pointermove']) {
  // Focus and key events have neither property and always start loading.
  addEventListener(intent as 'pointermove', start)
}

/** Looks for a newer build until the code that announces it is loaded (watch-builds.tsx). */
let checkedAt = Date.now()
const check = () => {
  if (!files[0] || Date.now() - checkedAt < 3e5) return
  checkedAt = Date.now()
  fetch(`/builds/latest.json?${checkedAt}`)
    .then((response) => response.json())
    .then(
      ({ id }) => {
        if (id === build) return
        dataset.outdated = ''
        // Without an event: a page is never reloaded because of a newer build.
        start({})
      },
      () => {},
    )
}
setInterval(check, 36e5)
addEventListener('focus', check)

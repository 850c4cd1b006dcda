/**
 * The one inline script: it runs before first paint and is the same on every page, so that its hash
 * can stand in the CSP. It sets the colour mode, answers the small widgets and fetches React on
 * intent. Everything it answers also works without it.
 */
const page = document
const { dataset } = page.documentElement
const { modules } = (page.currentScript as HTMLElement).dataset
const storageKey = 'color-mode'

/** Keeps and applies a colour mode; without one, applies what was kept. */
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

/** The dialog of cookies takes focus. */
addEventListener('toggle', () => page.querySelector<HTMLElement>('#manage-title')?.focus(), true)

addEventListener('change', ({ target }) => {
  const { name, value, form } = target as HTMLInputElement
  if (name === storageKey) setMode(value)
  else if (form?.id === 'tools') {
    // What was pressed stays where it is, however much the page above it grows.
    const { y } = (target as Element).getBoundingClientRect()
    dataset[name] = value
    scrollBy(0, (target as Element).getBoundingClientRect().y - y)
    send(form)
  }
})

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const submitter = event.submitter as HTMLElement
  // The buttons of a notice say what it will be; the page about cookies has other forms too.
  let consent = submitter?.dataset.consent as string
  if (form.matches('[action="/locale"]')) form.action += location.hash
  else if (consent && !isRefused) {
    event.preventDefault()
    send(form, submitter)
    if (!dataset.consent) page.querySelector('main')?.focus({ preventScroll: true })
    if (form.querySelector(':checked[name]')) consent += 'm'
    dataset.consent = consent
    page.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  }
})

const tick = () => {
  for (const clock of page.querySelectorAll<HTMLElement>('[data-until]')) {
    // Dates are subtracted as numbers, in fewer bytes than either way to ask for them.
    const until = new Date(clock.dataset.until as string) as unknown as number
    let left = Math.max(0, until - (new Date() as unknown as number))
    for (const cell of clock.querySelectorAll<HTMLElement>('[data-unit]')) {
      const unit = +(cell.dataset.unit as string)
      // Making an Intl.NumberFormat would hold the first paint of a slow phone up by a tenth of a second.
      const text = `${(left / unit) | 0}`.padStart(2, '0')
      // Its text is changed in place: a new one would have the whole page laid out every second.
      ;(cell.firstChild as Text).data = text.replace(
        /./g,
        (digit) => (clock.dataset.digits as string)[digit as unknown as number] as string,
      )
      left %= unit
    }
  }
}

/** Opens what the address points to; called again when a page is shown without a new document. */
const arrive = () => {
  page.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '')
  tick()
}
addEventListener('hashchange', arrive)

addEventListener('DOMContentLoaded', () => {
  for (const input of page.querySelectorAll<HTMLInputElement>('.chrome [type=radio]')) {
    const { name, value } = input
    const chosen = dataset[name === storageKey ? 'mode' : name]
    // Where nothing was chosen, the usual is: `1`, `normal` or `system`.
    if (chosen ? value === chosen : /1|al|sy/.test(value)) input.checked = true
  }
  arrive()
  setInterval(tick, 1000)
})

setTimeout(() => {
  if (page.readyState === 'complete') return
  dataset.loading = ''
  const stop = () => delete dataset.loading
  addEventListener('load', stop)
  setTimeout(stop, 2700)
}, 300)

const files = modules?.split(' ') ?? []
// A mouse that only rests where the page appears is told of too. No hand moves one straight down
// for long.
const start = ({ movementX, buttons }: MouseEvent) => {
  if (movementX === 0 && !buttons) return
  // What fails is asked for again by a later touch, 3 s on: a pointer that moves is many touches.
  for (const file of files.splice(0)) {
    import(/* @vite-ignore */ file).catch(() => setTimeout(() => files.push(file), 2700))
  }
}
for (const intent of ['focusin', 'keydown', 'pointerdown', 'pointermove']) {
  // Focus and keys have neither, which is right too.
  addEventListener(intent as 'pointermove', start)
}

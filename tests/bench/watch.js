// Runs in the page before any other script and records the browser's performance entries.
const seen = {
  shift: 0,
  shifts: [],
  tasks: [],
  paint: null,
  largest: null,
  answered: null,
  live: null,
}
window.seen = seen

const observe = (type, take) =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry)
  }).observe({ type, buffered: true })

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.paint = startTime
})
observe('largest-contentful-paint', ({ startTime }) => {
  seen.largest = startTime
})
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) seen.shift += value
})
observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))

new MutationObserver((_, observer) => {
  const { dataset } = document.documentElement
  if (window.pressing && dataset.consent) seen.answered ??= performance.now()
  if ('hydrated' in dataset) {
    seen.live = performance.now()
    observer.disconnect()
  }
}).observe(document, {
  attributes: true,
  subtree: true,
  attributeFilter: ['data-consent', 'data-hydrated'],
})

/** Presses Reject as soon as the button is on the screen. */
const press = () => {
  const button = document.querySelector('.cookie-notice [value=reject]')
  const isShown = seen.paint !== null && button && button.getBoundingClientRect().height > 0
  if (isShown) button.click()
  else requestAnimationFrame(press)
}
if (window.pressing) requestAnimationFrame(press)

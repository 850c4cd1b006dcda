/** A session ends after 15 minutes without use: asking on behalf of nobody is no use. */
const presentMs = 14 * 60_000
let lastInput = Date.now()

for (const event of ['keydown', 'pointerdown', 'pointermove', 'scroll']) {
  addEventListener(event, () => (lastInput = Date.now()), { passive: true, capture: true })
}

/** True while somebody looks at the page. */
export function isAttended(): boolean {
  return !document.hidden && Date.now() - lastInput < presentMs
}

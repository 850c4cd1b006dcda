/** A tab of a browser engine: the few actions of a visitor that every engine's driver can do. */
export interface EnginePage {
  open: (address: string) => Promise<void>
  /** Runs a function's source in the page and returns its JSON value. */
  evaluate: <T>(source: string) => Promise<T>
  /** Presses in the middle of the first element a selector names, scrolling it into view first. */
  click: (selector: string) => Promise<void>
  /** Types into the field a selector names. */
  type: (selector: string, text: string) => Promise<void>
  /** Scrolls the page down, by the wheel where the driver has one. */
  scroll: (pixels: number) => Promise<void>
  /** Moves the mouse by a few pixels: the first touch of a page. */
  moveMouse: () => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  openPage: () => Promise<EnginePage>
  close: () => Promise<void>
}

/** Waits until an expression is true in the page; throws with its text after ten seconds. */
export async function until(page: EnginePage, expression: string): Promise<void> {
  const end = Date.now() + 10_000
  while (Date.now() < end) {
    if (await page.evaluate<boolean>(`Boolean(${expression})`)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`never became true: ${expression}`)
}

/** Collects what goes wrong in a page from now on, for `readTrouble`. */
export async function watchTrouble(page: EnginePage): Promise<void> {
  await page.evaluate(`(() => {
    window.trouble = []
    const { error } = console
    console.error = (...words) => { window.trouble.push(words.join(' ')); error(...words) }
    addEventListener('error', ({ message }) => window.trouble.push(message))
    addEventListener('unhandledrejection', ({ reason }) => window.trouble.push(String(reason)))
    return true
  })()`)
}

export function readTrouble(page: EnginePage): Promise<string[]> {
  return page.evaluate('window.trouble')
}

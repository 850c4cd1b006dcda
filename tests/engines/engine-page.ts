/** A browser tab: the visitor actions that every engine's driver supports. */
export interface EnginePage {
  open: (address: string) => Promise<void>
  /** Evaluates an expression or function source in the page and returns its JSON value. */
  evaluate: <T>(source: string) => Promise<T>
  /** Scrolls the first matching element into view and clicks its centre. */
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Scrolls the page down, by the wheel where the driver supports it. */
  scroll: (pixels: number) => Promise<void>
  /** Moves the mouse a few pixels, as the first interaction. */
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

/** Starts to collect the page's errors for `readTrouble`. */
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

import type { Browser, BrowserContext, Page } from 'playwright-core'

const slowPhone = { width: 360, height: 800 }
const kilobit = 1_000 / 8
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * kilobit,
  uploadThroughput: 750 * kilobit,
}
const processorSlowdown = 4

/** Opens a new browser context that emulates a slow phone. */
async function openVisit(browser: Browser, isPressing: boolean): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ locale: 'ar-SA', viewport: slowPhone })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.addInitScript(`window.pressing = ${isPressing}`)
  await page.addInitScript({ path: 'tests/bench/watch.js' })
  return [context, page]
}

interface Seen {
  shift: number
  tasks: { startTime: number; duration: number }[]
  paint: number
  largest: number
  answered: number
  live: number
}

export interface Read {
  paint: number
  largest: number
  shift: number
  blocking: number
  /** URLs the browser requested, the document first. */
  requests: string[]
}

const settling = 700
const longTask = 50
const readSeen = (page: Page) => page.evaluate<Seen>('window.seen')

/** Total blocking time: the time of tasks beyond 50 ms, counted from the first paint. */
function blockingOf(tasks: Seen['tasks'], paint: number): number {
  const over = tasks.map(({ startTime, duration }) => {
    const end = startTime + duration
    return Math.max(0, end - Math.max(startTime, paint) - longTask)
  })
  return over.reduce((sum, time) => sum + time, 0)
}

/** Loads a page without interaction, until the network is idle. */
export async function read(browser: Browser, url: string): Promise<Read> {
  const [context, page] = await openVisit(browser, false)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // Reading `document.fonts.ready` would lay out content below the fold.
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settling)
  const { paint, largest, shift, tasks } = await readSeen(page)
  await context.close()
  return { paint, largest, shift, blocking: blockingOf(tasks, paint), requests }
}

/** Milliseconds from navigation until the first widget has responded to a press. */
export async function press(browser: Browser, url: string): Promise<number> {
  const [context, page] = await openVisit(browser, true)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-consent]', { state: 'attached' })
  const { answered } = await readSeen(page)
  await context.close()
  return answered
}

export interface TakenOver {
  /** Milliseconds from the first interaction until hydration. */
  ms: number
  scripts: string[]
}

/** Interacts with a page that was loaded a while ago. */
export async function touch(browser: Browser, url: string): Promise<TakenOver> {
  const [context, page] = await openVisit(browser, false)
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settling)
  const started = await page.evaluate<number>('performance.now()')
  await page.mouse.move(180, 400)
  await page.mouse.move(184, 404)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  const { live } = await readSeen(page)
  await context.close()
  return { ms: live - started, scripts: [...new Set(scripts)] }
}

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

/** A visitor who has never been here, on a slow phone. */
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
  /** Addresses the browser asked for, the document's own first. */
  requests: string[]
}

const settling = 700
const longTask = 50
const readSeen = (page: Page) => page.evaluate<Seen>('window.seen')

/** Total blocking time: what tasks take over 50 ms, from the first paint on. */
function blockingOf(tasks: Seen['tasks'], paint: number): number {
  const over = tasks.map(({ startTime, duration }) => {
    const end = startTime + duration
    return Math.max(0, end - Math.max(startTime, paint) - longTask)
  })
  return over.reduce((sum, time) => sum + time, 0)
}

/** A visitor who only reads, until fonts and all have arrived. */
export async function read(browser: Browser, url: string): Promise<Read> {
  const [context, page] = await openVisit(browser, false)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // To ask `document.fonts` whether it is ready would lay out all that waits below the fold.
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settling)
  const { paint, largest, shift, tasks } = await readSeen(page)
  await context.close()
  return { paint, largest, shift, blocking: blockingOf(tasks, paint), requests }
}

/** Milliseconds from navigation until the first widget a visitor can press has answered. */
export async function press(browser: Browser, url: string): Promise<number> {
  const [context, page] = await openVisit(browser, true)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-consent]', { state: 'attached' })
  const { answered } = await readSeen(page)
  await context.close()
  return answered
}

export interface TakenOver {
  /** Milliseconds from the first touch until React answers. */
  ms: number
  scripts: string[]
}

/** A visitor who touches a page that has been read for a while. */
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

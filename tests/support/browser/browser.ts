import { type Browser, chromium } from 'playwright-core'
import { shiftDateScript } from '../clock.ts'
import { findChromium } from './chromium.ts'

/**
 * Chromium refuses to run as root with its sandbox. The other flags turn off its own network
 * requests.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const withoutWorkers = 'delete Navigator.prototype.serviceWorker'

/**
 * Starts Chromium; its pages have the clock of the tests. They have service workers only where a
 * test allows them: requests of a worker are no requests of the page, and cannot be replaced.
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: run `npm test`, or set CHROME_PATH')
  const browser = await chromium.launch({ executablePath, args: flags })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(shiftDateScript())
    if (options?.serviceWorkers !== 'allow') await context.addInitScript(withoutWorkers)
    return context
  }
  return browser
}

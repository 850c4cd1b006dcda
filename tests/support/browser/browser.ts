import { type Browser, chromium } from 'playwright-core'
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

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: run `npm test`, or set CHROME_PATH')
  return chromium.launch({ executablePath, args: flags })
}

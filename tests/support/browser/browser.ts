import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'

/** As root and without a network of its own: no sandbox, no calls home. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium with an empty profile. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: run `npm test`, or set CHROME_PATH')
  return chromium.launch({ executablePath, args: flags })
}

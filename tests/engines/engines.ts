import { existsSync, globSync } from 'node:fs'
import { installPackages, updatePackages } from '../support/browser/debian'
import type { Engine } from './engine-page'
import { openFirefox } from './firefox'
import { openWebKit } from './webkit'

const findFirefox = () => globSync('/usr/bin/firefox{-esr,}')[0]
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
const hasWebKit = () =>
  findMiniBrowser() && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')

/** Installs missing engines from Debian: Firefox ESR, WebKitGTK's browser and driver, and Xvfb. */
function ensureEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(hasWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]
  if (missing.length === 0) return
  const why = updatePackages() ?? installPackages(...missing)
  if (why) throw new Error(`Installing ${missing.join(', ')} failed: ${why}`)
}

/** The engines besides Chromium, by name. */
export const engines: Record<string, () => Promise<Engine>> = {
  Firefox: () => {
    ensureEngines()
    return openFirefox(findFirefox() ?? 'firefox')
  },
  WebKitGTK: () => {
    ensureEngines()
    return openWebKit(findMiniBrowser() ?? 'MiniBrowser')
  },
}

const browsers = [
  ['edge', /\bEdgA?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
] as const

const systems = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
] as const

export type Browser = (typeof browsers)[number][0] | 'other'
export type System = (typeof systems)[number][0] | 'other'

/** A browser on a system; `other` for what is in neither list. */
export interface Device {
  browser: Browser
  system: System
}

const longestUserAgent = 400

/** Browser and system of a User-Agent. */
export function readUserAgent(userAgent: string): Device {
  const text = userAgent.slice(0, longestUserAgent)
  return {
    browser: browsers.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
    system: systems.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
  }
}

/** A device as it is stored: `firefox.android`. */
export function writeDevice({ browser, system }: Device): string {
  return `${browser}.${system}`
}

/** Reads a stored device; what is unknown is `other`. */
export function readDevice(stored: string): Device {
  const [browser = '', system = ''] = stored.split('.')
  return {
    browser: browsers.find(([name]) => name === browser)?.[0] ?? 'other',
    system: systems.find(([name]) => name === system)?.[0] ?? 'other',
  }
}

import { randomBytes } from 'node:crypto'
import type {
  Browser,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  Request,
  Route,
} from 'playwright-core'
import { beforeAll, inject, it, onTestFinished } from 'vitest'
import { launchChromium } from '../../support/browser/browser'
import { isSoak } from '../../support/sample'

export interface Visit {
  page: Page
  /** All requests, in order. */
  requests: Request[]
  /** Errors a visitor would not see: console, page errors, failed requests. */
  trouble: string[]
  /** Requests besides document, icon, fonts and images; empty until the visitor acts. */
  extras: () => string[]
}

/** Console messages for the statuses of refused or rate-limited forms. */
const refusals = /^(?:422|429|503): |Failed to load resource.*(?:422|429|503)/

/** Chromium's notice that somebody was quicker than `autofocus`. */
const autofocus =
  'Autofocus processing was blocked because a document already has a focused element.'

/** Chromium's error when a page is left before its view transition has begun. */
const viewTransition = /^Transition was (?:aborted|skipped)/

/** Errors other than expected refusals. */
export function besidesRefusals({ trouble }: Pick<Visit, 'trouble'>): string[] {
  return trouble.filter((line) => !refusals.test(line))
}

export interface VisitOptions extends BrowserContextOptions {
  width?: number
  height?: number
  /** Faults of the bindings in the syntax of tests/faults: `d1=slow:800`. */
  fault?: string
  /** Runs before the page is requested. */
  before?: (page: Page) => Promise<unknown>
}

export const phone = { width: 390, height: 844 }
export const narrow = { width: 320, height: 640 }
export const desktop = { width: 1280, height: 900 }

/**
 * A test of how a page looks where it works either way, such as heights and edges; it runs in a
 * soak.
 */
export const itLooks = it.runIf(isSoak)

/** Options of a visit for each size in both colour modes. */
export function inBothModes<S>(sizes: readonly S[]) {
  return sizes.flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
  )
}

let browser: Browser | undefined
const place = randomBytes(2).toString('hex')
let visitors = 0

/** One Chromium for all files of a worker; each visit has its own browser context. */
export function startBrowser(): void {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchChromium()
  })
}

/** A unique client address for each visit, so that no visit reaches the rate limits. */
function nextAddress(): string {
  visitors += 1
  return `2001:db8:${place}:${visitors.toString(16)}::1`
}

function describeMessage(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()}`
}

function follow(page: Page): Omit<Visit, 'page'> {
  const requests: Request[] = []
  const trouble: string[] = []
  page.on('request', (request) => {
    requests.push(request)
    // React replaces what it cannot hydrate in silence; the page reports it.
    if (request.url().endsWith('/api/client-errors')) {
      trouble.push(`reported: ${request.postData()}`)
    }
  })
  page.on('console', (message) => {
    if (message.text() !== autofocus) trouble.push(describeMessage(message))
  })
  page.on('pageerror', ({ message }) => {
    if (!viewTransition.test(message)) trouble.push(`page error: ${message}`)
  })
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText
    // Leaving a document aborts its pending requests.
    if (text !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.url()} ${text}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`)
  })
  const isExpected = (request: Request) =>
    request.isNavigationRequest() ||
    request.resourceType() === 'image' ||
    /\.(?:woff2|svg)$/.test(new URL(request.url()).pathname)
  const extras = () =>
    requests.filter((request) => !isExpected(request)).map((request) => request.url())
  return { requests, trouble, extras }
}

/** Prints what the visitor saw when a test failed. */
async function describeFailure(page: Page, trouble: string[]): Promise<void> {
  const text = await page.locator('main').textContent({ timeout: 2_000 }).catch(String)
  console.error([page.url(), ...trouble, text?.slice(0, 2_000)].join('\n'))
}

/** Opens a page in its own browser context, which closes with the test. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1280, height = 900, fault, before, ...context } = options
  if (!browser) throw new Error('no browser: startBrowser() belongs to the file')
  const opened = await browser.newContext({
    viewport: { width, height },
    baseURL: inject<'site' | 'faulty'>(fault ? 'faulty' : 'site'),
    locale: 'ar-SA',
    ...context,
    extraHTTPHeaders: {
      'cf-connecting-ip': nextAddress(),
      ...(fault && { 'x-fault': fault }),
      ...context.extraHTTPHeaders,
    },
  })
  const page = await opened.newPage()
  const followed = follow(page)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await describeFailure(page, followed.trouble)
    await opened.close()
  })
  await before?.(page)
  await page.goto(path)
  return { page, ...followed }
}

/** Moves the mouse as the first interaction and waits for hydration. */
export async function act(page: Page): Promise<void> {
  await page.mouse.move(20, 300)
  await page.mouse.move(24, 304)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Handles the first POST to a path instead of the network; other requests pass. */
export async function onFirstPost(
  page: Page,
  path: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let handled = false
  await page.route(`**${path}`, (route) => {
    if (handled || route.request().method() !== 'POST') return route.fallback()
    handled = true
    return handle(route)
  })
}

/** The POST requests, in order. */
export function posts(requests: Request[]): Request[] {
  return requests.filter((request) => request.method() === 'POST')
}

/** Request URLs that contain typed text, in plain text or base64url. */
export function revealing({ requests }: Pick<Visit, 'requests'>, typed: string[]): string[] {
  const decode = (text: string) => Buffer.from(text, 'base64url').toString()
  return requests
    .map((request) => decodeURIComponent(request.url()))
    .filter((address) => {
      const reply = [address, ...(address.match(/[\w-]{8,}/g) ?? []).map(decode)].join(' ')
      return typed.some((text) => reply.includes(text))
    })
}

/** Sets the fault of all later requests, or removes it. Needs a visit with `fault`. */
export function suffer(page: Page, fault?: string): Promise<void> {
  return page.setExtraHTTPHeaders(fault ? { 'x-fault': fault } : {})
}

/** A fault without effect, for a visit to the site whose bindings fail later. */
export const unharmed = 'clock=+0'

/** An attribute of `<html>`; null when it is not set. */
export function attributeOf(page: Page, name: string): Promise<string | null> {
  return page.locator('html').getAttribute(name)
}

/**
 * Waits until the page has painted its last change, at most two seconds: headless Chromium
 * sometimes stops the frames of a page, and an evaluated promise has no timeout of its own.
 */
export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 2000)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core'
import { beforeAll, inject, onTestFinished } from 'vitest'
import { launchChromium } from '../../support/browser/browser'

export interface Visit {
  page: Page
  /** Everything that was asked for, in order. */
  requests: Request[]
  /** What went wrong where a visitor would not see it: console, page errors, failed requests. */
  trouble: string[]
  /** Requests after the document, icon, fonts and pictures: there are none before the visitor acts. */
  extras: () => string[]
}

/** What the browser says of an answer that a test asked for: a form that was refused, or limited. */
const refusals = /^(?:422|429|503): |Failed to load resource.*(?:422|429|503)/

/** What went wrong besides that. */
export function besidesRefusals({ trouble }: Pick<Visit, 'trouble'>): string[] {
  return trouble.filter((line) => !refusals.test(line))
}

export interface VisitOptions extends BrowserContextOptions {
  width?: number
  height?: number
  /** Bindings that fail, as tests/faults reads them: `d1=slow:800`. */
  fault?: string
  /** Runs before the page's own code and before it is asked for. */
  before?: (page: Page) => Promise<unknown>
}

export const phone = { width: 390, height: 844 }
export const narrow = { width: 320, height: 640 }
export const desktop = { width: 1280, height: 900 }

let browser: Browser | undefined
const place = randomBytes(2).toString('hex')
let visitors = 0

/** One Chromium for the files a worker runs; each visit has a context of its own in it. */
export function startBrowser(): void {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchChromium()
  })
}

/** Each visitor of each file has an address of its own, so that the limits stay on and none meets them. */
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
  page.on('request', (request) => requests.push(request))
  page.on('console', (message) => trouble.push(describeMessage(message)))
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText
    // A document that is left cancels what it still waits for.
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

/** Opens a page in a context of its own, which ends with the test. */
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
  onTestFinished(() => opened.close())
  const page = await opened.newPage()
  const followed = follow(page)
  await before?.(page)
  await page.goto(path)
  return { page, ...followed }
}

/** The first touch of a visitor: React comes and takes the page over. */
export async function act(page: Page): Promise<void> {
  await page.mouse.move(20, 300)
  await page.mouse.move(24, 304)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** What was posted, in order. */
export function posts(requests: Request[]): Request[] {
  return requests.filter((request) => request.method() === 'POST')
}

/** Addresses that were asked for and give away what a visitor typed, as it stands or coded. */
export function revealing({ requests }: Pick<Visit, 'requests'>, typed: string[]): string[] {
  const decode = (text: string) => Buffer.from(text, 'base64url').toString()
  return requests
    .map((request) => decodeURIComponent(request.url()))
    .filter((address) => {
      const told = [address, ...(address.match(/[\w-]{8,}/g) ?? []).map(decode)].join(' ')
      return typed.some((text) => told.includes(text))
    })
}

/** From now on bindings fail as `fault` says; without it they are well again. Needs a visit with a fault. */
export function suffer(page: Page, fault?: string): Promise<void> {
  return page.setExtraHTTPHeaders(fault ? { 'x-fault': fault } : {})
}

/** A fault that is none: the visitor comes to the site whose bindings may fail later. */
export const unharmed = 'clock=+0'

/** An attribute of `<html>`, null where it is not set. */
export function attributeOf(page: Page, name: string): Promise<string | null> {
  return page.locator('html').getAttribute(name)
}

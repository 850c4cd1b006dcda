import type { Page } from 'playwright-core'
import { pressTo } from './stops'

/** Values of the support request, by field name. */
export const request = {
  mainType: 'TECH',
  type: 'website',
  fullName: 'Noura Example',
  email: 'noura.example@example.com',
  message: 'The search does not find anything.\nWhen will it be mended?',
}

/** A sample ticket that the inquiry finds. */
export const known = { ticketNumber: 'INFO-1234', email: 'visitor@example.com' }

type Fields = Record<string, string>

/** The answer to the arithmetic question, read from its label. */
export async function readSum(page: Page): Promise<string> {
  const question = await page.locator('label[for=captchaAnswer]').textContent()
  const [, left, right] = /(\d+) \+ (\d+)/.exec(question ?? '') ?? []
  return String(Number(left) + Number(right))
}

/** Runs an action that loads a new document and waits for the load. */
export async function reach(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
}

/** Fills in and submits a form without triggering the page's scripts. */
export function sendPlainly(page: Page, form: string, fields: Fields = {}): Promise<void> {
  return reach(page, () =>
    page.locator(form).evaluate((element, values) => {
      if (!(element instanceof HTMLFormElement)) throw new Error('no form')
      for (const [name, value] of Object.entries(values)) {
        Object.assign(element.elements.namedItem(name) ?? {}, { value })
      }
      element.submit()
    }, fields),
  )
}

/** Submits the page's support request with the question answered. */
export async function sendRequest(page: Page, fields: Fields = {}): Promise<void> {
  const captchaAnswer = await readSum(page)
  return sendPlainly(page, '#support-form', { ...request, captchaAnswer, ...fields })
}

/** Fills in the request by keyboard; focus must be on the first choice and ends in the message. */
export async function typeRequest(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  const topics = await page.locator('#type option').count()
  for (let press = 0; press < topics; press++) {
    if ((await page.locator('#type').inputValue()) === request.type) break
    await page.keyboard.press('ArrowDown')
  }
  for (const name of ['fullName', 'email', 'message'] as const) {
    await pressTo(page, `#${name}`)
    await page.keyboard.type(request[name])
  }
}

/** Fills in the request by pointer. */
export async function fillRequest(page: Page): Promise<void> {
  await page.locator(`[value=${request.mainType}]`).check()
  await page.locator('#type').selectOption(request.type)
  for (const name of ['fullName', 'email', 'message'] as const) {
    await page.locator(`#${name}`).fill(request[name])
  }
}

/** Types the answer into the focused captcha field. */
export async function answerByKeys(page: Page): Promise<void> {
  await page.keyboard.type(await readSum(page))
}

/** Ticks the captcha widget and waits for its proof of work. */
export async function solve(page: Page): Promise<void> {
  await page.locator('altcha-widget [type=checkbox]').press('Space')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=altcha]')?.value)
}

export function readValues(page: Page): Promise<Fields> {
  return page.locator('#support-form').evaluate((form, names) => {
    const data = new FormData(form as HTMLFormElement)
    // FormData has CRLF line ends.
    const pairs = names.map((name) => [name, String(data.get(name)).replaceAll('\r\n', '\n')])
    return Object.fromEntries(pairs)
  }, Object.keys(request))
}

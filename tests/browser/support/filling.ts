import type { Page } from 'playwright-core'

/** What a visitor writes into the support request, by the names of its fields. */
export const request = {
  mainType: 'TECH',
  type: 'website',
  fullName: 'Noura Example',
  email: 'noura.example@example.com',
  message: 'The search does not find anything.\nWhen will it be mended?',
}

/** The sample request that the inquiry knows. */
export const known = { ticketNumber: 'INFO-1234', email: 'visitor@example.com' }

type Fields = Record<string, string>

/** What the sum of the question comes to, read as a visitor reads it. */
export async function readSum(page: Page): Promise<string> {
  const question = await page.locator('label[for=captchaAnswer]').textContent()
  const [, left, right] = /(\d+) \+ (\d+)/.exec(question ?? '') ?? []
  return String(Number(left) + Number(right))
}

/** Does something that asks for a new document, and waits until it stands. */
export async function reach(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
}

/** Fills a form in and sends it as a browser without script does, waking no script of the page. */
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

/** Sends the support request of a page that shows it, with the question answered. */
export async function sendRequest(page: Page, fields: Fields = {}): Promise<void> {
  const captchaAnswer = await readSum(page)
  return sendPlainly(page, '#support-form', { ...request, captchaAnswer, ...fields })
}

/** Fills the request in by keys alone; the focus stands on its first choice, and then in its message. */
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
    await page.keyboard.press('Tab')
    await page.keyboard.type(request[name])
  }
}

/** Fills the request in as one does with a pointer. */
export async function fillRequest(page: Page): Promise<void> {
  await page.locator(`[value=${request.mainType}]`).check()
  await page.locator('#type').selectOption(request.type)
  for (const name of ['fullName', 'email', 'message'] as const) {
    await page.locator(`#${name}`).fill(request[name])
  }
}

/** Answers the question, which has the focus. */
export async function answerByKeys(page: Page): Promise<void> {
  await page.keyboard.type(await readSum(page))
}

/** Ticks the box in the question's place and waits until it is proven. */
export async function solve(page: Page): Promise<void> {
  await page.locator('altcha-widget [type=checkbox]').press('Space')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=altcha]')?.value)
}

/** What stands in the fields of the request. */
export function readValues(page: Page): Promise<Fields> {
  return page.locator('#support-form').evaluate((form, names) => {
    const data = new FormData(form as HTMLFormElement)
    // A form tells the lines of a text as mail does.
    const pairs = names.map((name) => [name, String(data.get(name)).replaceAll('\r\n', '\n')])
    return Object.fromEntries(pairs)
  }, Object.keys(request))
}

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Locale, locales, localPath } from '#domain/site/locale'
import { isSoak } from '../../support/sample'
import { changes } from '../support/document-changes'
import { known, reach, sendPlainly } from '../support/filling'
import { prepareLoginBrowser } from '../support/login-browser'
import { desktop, visit } from '../support/visit'

const { enter } = prepareLoginBrowser()

interface Subject {
  path: string
  form: string
  open?: (page: Page) => Promise<unknown>
  /** Belongs to somebody who is logged in. */
  isOwn?: true
  /** The form reports invalid input above its fields. */
  isFull?: true
}

const subjects: Subject[] = [
  { path: '/contact', form: '#support-form', isFull: true },
  { path: '/contact/inquiry', form: '#inquiry-form', isFull: true },
  {
    path: '/contact/inquiry',
    form: '#requestCode-form',
    open: (page) => sendPlainly(page, '#inquiry-form', known),
  },
  {
    path: '/contact/inquiry',
    form: '.change form',
    open: async (page) => {
      await sendPlainly(page, '#inquiry-form', known)
      await reach(page, () => page.locator('#requestCode-form [name=action]').first().click())
    },
  },
  { path: '/profile', form: '.own-choices', isOwn: true },
  { path: '/profile', form: 'form:has([name=understood])', isOwn: true },
  { path: '/profile/requests/INFO-1234', form: '#changeRequest-form', isOwn: true },
  { path: '/open-data', form: '#openData-form', isFull: true },
  { path: '/media-center/invitation', form: '#invitation-form', isFull: true },
  { path: '/media-center/newsletter', form: '#newsletter-form', isFull: true },
  { path: '/faq?feedback=no', form: '.feedback__reasons' },
  { path: '/sla?feedback=yes', form: '.feedback__reasons' },
  { path: '/privacy-policy', form: '#suggestion form' },
  { path: '/services/e-marketplace', form: '.rating form' },
  { path: '/knowledge/sections/books/asset-register-guide', form: '#comment form' },
  { path: '/open-data/working-days', form: '#useCase form' },
  { path: '/search', form: 'main form:has([name=q])' },
  { path: '/open-api', form: 'form[action^="/api/v1"]' },
  { path: '/cookies', form: 'main form:has([name=measure])' },
]

/** When the change is made; `fast` code has come before that, `slow` code comes after all. */
const times = ['before the first touch', 'while code is on its way', 'after code has come'] as const
type Time = (typeof times)[number]

/** Every field of a form with what it holds. */
function read(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((form) => {
      const controls = (form as HTMLFormElement).elements as unknown as HTMLInputElement[]
      return [...controls]
        .filter(({ name, type }) => name && type !== 'submit')
        .map(
          (one) =>
            `${one.name} ${/radio|box/.test(one.type) ? `${one.value} ${one.checked}` : one.value}`,
        )
        .toSorted()
    })
}

/** Fills in every field as a person would, and leaves focus and selection in the last text. */
function fill(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((form) => {
      const controls = (form as HTMLFormElement).elements as unknown as HTMLInputElement[]
      let last: HTMLInputElement | undefined
      for (const one of controls) {
        if (!one.name || /hidden|submit|file/.test(one.type)) continue
        if (/radio|box/.test(one.type)) one.checked = true
        else if (one instanceof HTMLSelectElement) one.selectedIndex = one.options.length - 1
        else {
          one.value = one.type === 'date' ? '2027-02-03' : `${one.name} wird`
          if (/text|search/.test(one.type)) last = one
        }
        one.dispatchEvent(new Event('input', { bubbles: true }))
        one.dispatchEvent(new Event('change', { bubbles: true }))
      }
      const focused =
        last ?? [...controls].findLast(({ type }) => /radio|box|email|submit/.test(type))
      focused?.focus()
      last?.setSelectionRange(2, 4)
    })
}

function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
}

interface Fiber {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
  child: Fiber | null
  sibling: Fiber | null
  stateNode: { current: Fiber }
}

/** Until React has hydrated or rendered every part of the document, or has left it alone. */
async function decided(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if ('plain' in document.documentElement.dataset) return true
    const [root] = Object.entries(document).filter(([key]) => key.startsWith('__reactContainer'))
    const isDone = (fiber: Fiber | null): boolean =>
      !fiber ||
      (!fiber.memoizedState?.isDehydrated &&
        !fiber.memoizedState?.dehydrated &&
        isDone(fiber.child) &&
        isDone(fiber.sibling))
    return root !== undefined && isDone((root[1] as Fiber).stateNode.current)
  })
}

function change(page: Page, name: string, selector: string): Promise<void> {
  const apply = changes[name]
  if (!apply) throw new Error(`no change ${name}`)
  return page.locator(selector).first().evaluate(apply)
}

async function experience(subject: Subject, name: string, time: Time, locale: Locale) {
  const isSlow = time === 'while code is on its way'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const path = localPath(subject.path, locale)
  const { page } = await (subject.isOwn ? enter('visitor', path, desktop) : visit(path, desktop))
  // No code is asked for before the first touch.
  await page.route('**/assets/*.js', async (route) => {
    if (isSlow) await held
    await route.continue()
  })
  await subject.open?.(page)
  const { form } = subject
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  if (time === 'before the first touch') await change(page, name, form)
  if (time === 'after code has come') {
    await page.keyboard.press('Shift')
    await decided(page)
  }
  await fill(page, form)
  const filled = await read(page, form)
  if (time !== 'before the first touch') await change(page, name, form)
  // An element that a change moves has lost its focus before React comes.
  const focused = await focusOf(page)
  letGo()
  await decided(page)
  return { page, focused, filled }
}

const names = Object.keys(changes)

/** Every pair of change and time, and every form, in a soak of form and change too. */
const cases = times.flatMap((time, shift) =>
  isSoak
    ? subjects.flatMap((subject) =>
        names.flatMap((name) => locales.map((locale) => ({ subject, name, time, locale }))),
      )
    : names.flatMap((name, at) => {
        const turn = (at + shift * names.length) % subjects.length
        const locale = locales[turn % 2] ?? 'ar'
        return subjects.slice(turn, turn + 1).map((subject) => ({ subject, name, time, locale }))
      }),
)

it.each(cases)(
  '$subject.form of $subject.path keeps what was typed through $name $time, in $locale',
  async ({ subject, name, time, locale }) => {
    const { page, focused, filled } = await experience(subject, name, time, locale)
    expect(filled.length).toBeGreaterThan(0)
    expect(await read(page, subject.form)).toEqual(filled)
    expect(await focusOf(page)).toBe(focused)
    if (!subject.isFull) return
    await page.locator(`${subject.form} [type=submit]`).first().click()
    await page.locator('.error-summary').waitFor()
    await page.waitForLoadState()
    const typed = (values: string[]) => values.filter((value) => !/^captcha|^altcha/.test(value))
    expect(typed(await read(page, subject.form))).toEqual(typed(filled))
  },
)

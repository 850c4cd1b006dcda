import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, desktop, startBrowser, type VisitOptions, visit } from '../support/visit'

startBrowser()

const list = '/en/media-center/photo-gallery'
const slug = 'value-engineering-jeddah'
const card = `a[href$="/${slug}"]`
const group = '::view-transition-group('
const names = [`cover-gallery-${slug}`, `title-gallery-${slug}`]

/** Collects what a view transition animates, in this document and in the ones that follow. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = (transition: ViewTransition | null) => {
      if (!transition) return
      const seen: string[] = JSON.parse(sessionStorage.getItem('seen') ?? '[]')
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
            if (part?.startsWith('::view-transition-')) seen.push(part)
          }
          sessionStorage.setItem('seen', JSON.stringify(seen))
        },
        () => {},
      )
    }
    addEventListener('pagereveal', (event) => record(event.viewTransition))
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      record(transition)
      return transition
    }
  })
}

/** Chooses "no motion" in the tools of the footer. */
async function stopMotion(page: Page): Promise<void> {
  const isSaved = page.waitForResponse('**/display')
  await page.locator('[name=motion][value=none]').check({ force: true })
  await isSaved
}

async function openAlbum(
  options: VisitOptions,
  isHydrated: boolean,
  prepare: (page: Page) => Promise<void> = async () => {},
) {
  const seen = await visit(list, { ...desktop, ...options, before: recordTransitions })
  const { page } = seen
  await prepare(page)
  await page.evaluate(() => sessionStorage.removeItem('seen'))
  if (isHydrated) await act(page)
  await page.locator(card).first().click()
  await page.waitForURL(`**/${slug}`)
  await page.locator('h1[data-transition]').waitFor()
  const readParts = async (): Promise<string[]> =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '[]')
  return { ...seen, readParts }
}

describe.each([
  ['a new document', false],
  ['the page shown by the router', true],
] as const)('cover and title of a card carry over to %s', (_, isHydrated) => {
  it('and nothing else of the list does', async () => {
    const troubles: string[] = []
    const readCarried = async () => {
      const { page, readParts, trouble } = await openAlbum({}, isHydrated)
      const isRecorded = () => sessionStorage.getItem('seen') !== null
      await page.waitForFunction(isRecorded, null, { timeout: 5_000 }).catch(() => {})
      troubles.push(...trouble)
      const groups = (await readParts()).filter((part) => part.startsWith(group))
      const carried = groups.map((part) => part.slice(group.length, -1))
      return carried.filter((name) => name !== 'root').toSorted()
    }
    // Chromium drops the transition to a page that takes more than four seconds to come.
    await expect.poll(readCarried, { timeout: 60_000 }).toEqual(names)
    expect(troubles).toEqual([])
  })

  it('without moving, where the system asks for less motion', async () => {
    const { page, readParts } = await openAlbum({ reducedMotion: 'reduce' }, isHydrated)
    await page.waitForTimeout(600)
    expect(await readParts()).toEqual([])
  })

  it('without moving, where the visitor chose so on this site', async () => {
    const { page, readParts } = await openAlbum({}, isHydrated, stopMotion)
    await page.waitForTimeout(600)
    expect(await readParts()).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

/** Gives the browser voices of these languages, which note what they are to say. */
function giveVoices(page: Page, languages: string[]): Promise<unknown> {
  return page.addInitScript((known) => {
    const said: string[] = []
    const utterances: SpeechSynthesisUtterance[] = []
    const voices = known.map((lang) => ({ lang }))
    class Utterance {
      text: string
      onend?: () => void
      constructor(text: string) {
        this.text = text
      }
    }
    const speech = {
      getVoices: () => voices,
      cancel: () => utterances.splice(0),
      speak: (utterance: SpeechSynthesisUtterance) => {
        said.push(`${utterance.lang} ${utterance.text}`)
        utterances.push(utterance)
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said, utterances })
  }, languages)
}

interface Spoken {
  said: string[]
  utterances: { onend?: () => void }[]
}
const spoken = (page: Page) => page.evaluate(() => (window as unknown as Spoken).said)
const start = { ar: 'استمع إلى النص', en: 'Listen to the text' }

describe('an article', () => {
  it.each([
    ['/privacy-policy', 'ar', 'ar-SA'],
    ['/en/privacy-policy', 'en', 'en-GB'],
  ] as const)('%s is read aloud in its language, until it ends', async (path, locale, voice) => {
    const { page, trouble } = await visit(path, {
      ...desktop,
      before: (opened) => giveVoices(opened, ['fr-FR', voice]),
    })
    await act(page)
    await page.getByRole('button', { name: start[locale] }).click()
    await expect.poll(() => spoken(page)).not.toEqual([])
    const texts = await spoken(page)
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => !text.startsWith(`${voice} `))).toEqual([])
    await page.evaluate(() => (window as unknown as Spoken).utterances.at(-1)?.onend?.())
    await page.getByRole('button', { name: start[locale] }).waitFor()
    expect(trouble).toEqual([])
  })

  it('stops when its reader presses again', async () => {
    const { page } = await visit('/en/media-center/news', {
      ...phone,
      before: (opened) => giveVoices(opened, ['en-US']),
    })
    await page.goto(
      (await page.locator('main .row a, main article a').first().getAttribute('href')) ?? '',
    )
    await act(page)
    await page.getByRole('button', { name: start.en }).click()
    await expect.poll(() => spoken(page)).not.toEqual([])
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await page.getByRole('button', { name: start.en }).waitFor()
    const waiting = await page.evaluate(() => (window as unknown as Spoken).utterances.length)
    expect(waiting).toBe(0)
  })

  it('offers nothing without a voice for its language', async () => {
    const { page } = await visit('/privacy-policy', {
      ...desktop,
      before: (opened) => giveVoices(opened, ['en-GB']),
    })
    await act(page)
    expect(await page.getByRole('button', { name: start.ar }).count()).toBe(0)
  })
})

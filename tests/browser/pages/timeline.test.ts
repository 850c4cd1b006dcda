import { expect, it } from 'vitest'
import { desktop, startBrowser, type VisitOptions, visit } from '../support/visit'

startBrowser()

/** Shows a timeline of three steps in the sheet of the inquiry page; returns how it is animated. */
async function showTimeline(options: VisitOptions) {
  const { page } = await visit('/en/contact/inquiry', { ...desktop, ...options })
  return page.evaluate(() => {
    const list = document.createElement('ol')
    list.className = 'timeline'
    list.innerHTML = '<li class="timeline__now">3</li><li>2</li><li>1</li>'
    document.querySelector('main')?.prepend(list)
    return document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect && list.contains(effect.target))
      .map((effect) => {
        const { iterations, delay, duration } = effect?.getTiming() ?? {}
        const step = (effect as KeyframeEffect).target?.textContent
        return { step, iterations, end: Number(delay) + Number(duration) }
      })
  })
}

it('the timeline of a request draws itself once, the oldest step first', async () => {
  const parts = await showTimeline({})
  // A star for each of three steps and the two lines between them.
  expect(parts).toHaveLength(5)
  expect(parts.every(({ iterations }) => iterations === 1)).toBe(true)
  const endOf = (step: string) =>
    Math.max(...parts.filter((part) => part.step === step).map(({ end }) => end))
  expect(endOf('1')).toBeLessThan(endOf('2'))
  expect(endOf('2')).toBeLessThan(endOf('3'))
  expect(endOf('3')).toBeLessThan(1500)
})

it('and stands as a whole where the system asks for less motion', async () => {
  expect(await showTimeline({ reducedMotion: 'reduce' })).toEqual([])
})

import { expect, it } from 'vitest'
import { readingSite } from '../../support/site'

it.each(['/contact', '/media-center/newsletter', '/media-center/invitation', '/open-data'])(
  'the choices of %s separate a name from its hint, or Arabic letters join across them',
  async (path) => {
    const html = await (await (await readingSite()).ask(path)).text()
    const choices = html.match(/<label class="option kind">.*?<\/label>/g) ?? []
    const withHint = choices.filter((choice) => choice.includes('<small>'))
    expect(withHint.length).toBeGreaterThan(2)
    expect(withHint.filter((choice) => !/<\/strong>\s(?:<!-- -->)?<small>/.test(choice))).toEqual(
      [],
    )
  },
)

import { expect, it } from 'vitest'
import { changesBetween } from '#db/editing/changes'

const textOf = (title: string) => ({ ar: { title }, en: { title: 'Unchanged' } })

it('a changed word is shown whole, in Arabic with its vowel marks', () => {
  const [change] = changesBetween(
    textOf('وقد قُلّصت الحقول إلى 14.'),
    textOf('وقد خُفضت الحقول إلى 14.'),
  )
  expect(change?.parts).toEqual([
    { step: 'same', text: 'وقد ' },
    { step: 'removed', text: 'قُلّصت' },
    { step: 'added', text: 'خُفضت' },
    { step: 'same', text: ' الحقول إلى 14.' },
  ])
})

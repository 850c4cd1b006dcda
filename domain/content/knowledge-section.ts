import * as v from 'valibot'

/** A classification of the knowledge hub: its title, what it holds in one sentence, and its sign. */
export const knowledgeSection = v.strictObject({
  icon: v.picklist([
    'chart-column',
    'shopping-cart',
    'hard-hat',
    'compass',
    'wrench',
    'building-2',
  ]),
})

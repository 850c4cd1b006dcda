import { coverMarkup } from './draw-cover'
import { girihMarkup } from './draw-girih'
import { type Pens, pens } from './pens'

/** Makes everything drawn that can be. */
export function takePens(): void {
  Object.assign(pens, { cover: coverMarkup, girih: girihMarkup } satisfies Pens)
}

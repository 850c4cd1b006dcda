import { countYears, joiningWindows } from '#domain/content/services/joining-windows'
import { type Digits, toDigits } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { AgreementFigure } from '#domain/payloads/agreements'

/** The parts of an emblem with their numbers: `4 sides`, `7 petals`, `214 dots`. */
export function countEmblem(t: Translate, digits: Digits, figure: AgreementFigure) {
  const { contractors } = figure
  return {
    sides: toDigits(t('agreements.emblem.sides', { count: countYears(figure) }), digits),
    petals: toDigits(
      t('agreements.emblem.petals', { count: joiningWindows(figure).length }),
      digits,
    ),
    dots: toDigits(t('agreements.emblem.dots', { count: contractors }), digits),
  }
}

import { toDigits } from '#domain/dates/format'
import type { DisclosureLogPayload } from '#domain/payloads/disclosures'
import { workingDaysToReply } from '#domain/tickets/reply-time'
import { usePage } from '../../i18n'
import { UnitSquares } from '../../ui/charts/unit-squares'

/** More squares than this are too many to be counted. */
const mostSquares = 60

/** How many answers took how many working days, a square for each, hollow beyond the promise. */
export function Totals({ of }: { of: NonNullable<DisclosureLogPayload['totals']> }) {
  const { t, site } = usePage()
  const { all, inTime, medianDays, times } = of
  const isDrawn = times.every(({ count }) => count <= mostSquares)
  return (
    <section className="reply-times" aria-labelledby="times">
      <h2 id="times">{toDigits(t('disclosures.inTime', { inTime, all }), site.digits)}</h2>
      <dl>
        {times.map(({ days, count }) => (
          <div key={days}>
            <dt>{toDigits(t('disclosures.workingDays', { count: days }), site.digits)}</dt>
            <dd>
              {isDrawn && (
                <UnitSquares count={count} filled={days > workingDaysToReply ? 0 : count} />
              )}
              <bdi>{toDigits(count, site.digits)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {isDrawn && `${t(`disclosures.${inTime < all ? 'squaresLate' : 'squares'}`)} `}
        {toDigits(t('disclosures.median', { days: medianDays }), site.digits)}
      </p>
    </section>
  )
}

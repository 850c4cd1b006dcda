import { toDigits } from '#domain/dates/format'
import type { DisclosureLogPayload } from '#domain/payloads/disclosures'
import { usePage } from '../../i18n'

/** More dots than this are too fine to be counted. */
const mostDots = 60

/** How many answers have which outcome, a dot for each. */
export function Totals({ of }: { of: NonNullable<DisclosureLogPayload['totals']> }) {
  const { t, site } = usePage()
  const { all, inTime, medianDays, outcomes } = of
  const isDrawn = outcomes.every(({ count }) => count <= mostDots)
  return (
    <section className="outcomes" aria-labelledby="outcomes">
      <h2 id="outcomes">{toDigits(t('disclosures.inTime', { inTime, all }), site.digits)}</h2>
      <ul>
        {outcomes.map(({ outcome, count }) => (
          <li key={outcome}>
            <span>{t(`disclosures.outcomes.${outcome}`)}</span>
            {isDrawn && <Dots count={count} />}
            <bdi>{toDigits(count, site.digits)}</bdi>
          </li>
        ))}
      </ul>
      {isDrawn && (
        <p className="hint">{toDigits(t('disclosures.dots', { days: medianDays }), site.digits)}</p>
      )}
    </section>
  )
}

function Dots({ count }: { count: number }) {
  const dots = Array.from(
    { length: count },
    (_, at) => `M${12 * at + 1.5} 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0`,
  )
  return (
    <svg viewBox={`0 0 ${12 * Math.max(count, 1)} 12`} aria-hidden="true">
      <path d={dots.join('')} />
    </svg>
  )
}

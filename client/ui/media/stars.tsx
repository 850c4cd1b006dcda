import './stars.css'

/** Five-pointed star in a square of 24; `at` is its position in the row. */
const star = (at: number) =>
  `M${12 + 24 * at} 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z`
const five = [0, 1, 2, 3, 4].map(star).join('')

/**
 * Five stars, filled up to the fraction `of`; hidden, because the text beside them says the same.
 */
export function Stars({ of }: { of: number }) {
  const filled = 24 * of
  return (
    <svg className="stars" viewBox="0 0 120 24" aria-hidden="true">
      <path d={five} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the outer svg is hidden, and this one with it */}
      <svg width={filled} height="24" viewBox={`0 0 ${filled} 24`}>
        <path d={five} />
      </svg>
    </svg>
  )
}

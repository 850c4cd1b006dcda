interface TeamDotsProps {
  count: number
  label: string
  rtl: boolean
}

const perLine = 30
const step = 14

/** A dot for each team, in lines that begin where reading does. */
export function TeamDots({ count, label, rtl }: TeamDotsProps) {
  // The same width for any number, so that all dots have one size.
  const [width, height] = [perLine * step, Math.ceil(count / perLine) * step]
  const dots = Array.from({ length: count }, (_, at) => {
    const x = ((at % perLine) + 0.5) * step
    const y = (Math.floor(at / perLine) + 0.5) * step
    return `M${rtl ? width - x : x} ${y}h0`
  })
  return (
    <svg
      className="team-dots"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path data-dots={count} d={dots.join('')} />
    </svg>
  )
}

import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'

const side = 10
const step = 13

interface UnitSquaresProps {
  count: number
  perRow?: number
}

/** One square for each unit, in rows (sheet `unit-squares`). Words belong beside it. */
export function UnitSquares({ count, perRow = 20 }: UnitSquaresProps) {
  const { locale } = usePage()
  if (count === 0) return null
  const width = Math.min(count, perRow) * step - (step - side)
  const height = Math.ceil(count / perRow) * step - (step - side)
  const isMirrored = directions[locale] === 'rtl'
  const path = Array.from({ length: count }, (_, index) => {
    const x = (index % perRow) * step
    const y = Math.floor(index / perRow) * step
    return `M${isMirrored ? width - side - x : x} ${y}h${side}v${side}h-${side}z`
  })
  return (
    <svg
      className="unit-squares"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <path d={path.join('')} />
    </svg>
  )
}

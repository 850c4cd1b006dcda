import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { squaresLength, squaresPath } from './place-squares'

interface UnitSquaresProps {
  count: number
  perRow?: number
  /** Positions of squares that are drawn hollow. */
  hollow?: readonly number[]
}

/** One square for each unit, in rows (sheet `unit-squares`). Words belong beside it. */
export function UnitSquares({ count, perRow = 20, hollow = [] }: UnitSquaresProps) {
  const { locale } = usePage()
  if (count === 0) return null
  const width = squaresLength(Math.min(count, perRow))
  const height = squaresLength(Math.ceil(count / perRow))
  const mirrored = directions[locale] === 'rtl' ? width : null
  const filled = Array.from({ length: count }, (_, position) => position).filter(
    (position) => !hollow.includes(position),
  )
  return (
    <svg
      className="unit-squares"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <path d={squaresPath(filled, { perRow, mirrored, inset: 0 })} />
      {hollow.length > 0 && (
        <path
          className="unit-squares__hollow"
          d={squaresPath(hollow, { perRow, mirrored, inset: 1 })}
        />
      )}
    </svg>
  )
}

import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { squaresLength, squaresPath } from './place-squares'
import './unit-squares.css'

interface UnitSquaresProps {
  count: number
  perRow?: number
  /** Number of filled squares, which come first. Default: all that are not `hollow`. */
  filled?: number
  /** Positions of squares that are drawn hollow. */
  hollow?: readonly number[]
}

/** One square for each unit, in rows. Words belong beside it. */
export function UnitSquares({ count, perRow = 20, filled = count, hollow }: UnitSquaresProps) {
  const { locale } = usePage()
  if (count === 0) return null
  const width = squaresLength(Math.min(count, perRow))
  const height = squaresLength(Math.ceil(count / perRow))
  const mirrored = directions[locale] === 'rtl' ? width : null
  const positions = Array.from({ length: count }, (_, position) => position)
  const isHollow = (position: number) => position >= filled || hollow?.includes(position)
  const hollowOnes = positions.filter(isHollow)
  return (
    <svg
      className="unit-squares"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <path
        d={squaresPath(
          positions.filter((position) => !isHollow(position)),
          { perRow, mirrored, inset: 0 },
        )}
      />
      {hollowOnes.length > 0 && (
        <path
          className="unit-squares__hollow"
          d={squaresPath(hollowOnes, { perRow, mirrored, inset: 1 })}
        />
      )}
    </svg>
  )
}

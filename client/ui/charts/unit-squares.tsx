import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import './unit-squares.css'

interface UnitSquaresProps {
  count: number
  perRow?: number
  /** Number of filled squares, which come first. Default: all that are not `hollow`. */
  filled?: number
  /** Positions of squares that are drawn hollow. */
  hollow?: readonly number[]
  /** The rest is pale: a part of a whole, where hollow squares are missed ones. */
  isSoft?: boolean
  /** Text alternative; without it the words beside it say the same. */
  label?: string
}

/** One square for each unit, in rows. */
export function UnitSquares(props: UnitSquaresProps) {
  const { count, perRow = 20, filled = count, hollow, isSoft, label } = props
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
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d={squaresPath(
          positions.filter((position) => !isHollow(position)),
          { perRow, mirrored, inset: 0 },
        )}
      />
      {hollowOnes.length > 0 && (
        <path
          className={isSoft ? 'unit-squares__soft' : 'unit-squares__hollow'}
          d={squaresPath(hollowOnes, { perRow, mirrored, inset: isSoft ? 0 : 1 })}
        />
      )}
    </svg>
  )
}

const squareSide = 10
const step = 13

/** Length of a row or column of squares with the gaps between them. */
export function squaresLength(count: number): number {
  return count * step - (step - squareSide)
}

interface SquaresLayout {
  perRow: number
  /** Width of the drawing, from whose end a mirrored row starts; null if it starts at x = 0. */
  mirrored: number | null
  /** Distance from the edge of the square's cell on every side. */
  inset: number
}

/** SVG path with one closed square for each position, in rows of `perRow`. */
export function squaresPath(positions: readonly number[], layout: SquaresLayout): string {
  const { perRow, mirrored, inset } = layout
  const side = squareSide - 2 * inset
  return positions
    .map((position) => {
      const x = (position % perRow) * step
      const start = mirrored === null ? x : mirrored - squareSide - x
      const y = Math.floor(position / perRow) * step
      return `M${start + inset} ${y + inset}h${side}v${side}h-${side}z`
    })
    .join('')
}

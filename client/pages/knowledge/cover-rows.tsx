import type { BookCard } from '#domain/payloads/knowledge'
import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { placeRows, rowsBox } from './place-rows'

/** Drawing of a book from its own parts: a row for each chapter, as long as its text. */
export function CoverRows({ of: { tone, rows } }: { of: BookCard['cover'] }) {
  const { filled, soft, outlined } = placeRows(rows, directions[usePage().locale] === 'rtl')
  return (
    <svg
      className={`cover cover--${tone}`}
      viewBox={`0 0 ${rowsBox.width} ${rowsBox.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {filled && <path className="cover__fill" d={filled} />}
      {soft && <path className="cover__soft" d={soft} />}
      {outlined && <path className="cover__line" d={outlined} />}
    </svg>
  )
}

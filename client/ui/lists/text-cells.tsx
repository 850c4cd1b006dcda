import type { TitledText } from '#domain/payloads/about'
import './text-cells.css'

/** Short titled texts beside one another. */
export function TextCells({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="text-cells">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

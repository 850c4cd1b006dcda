import './record-index.css'

interface RecordIndexProps {
  label: string
  /** Records of the page, each with the id of its element. */
  items: readonly { slug: string; title: string; note?: string }[]
}

/** Links to the records of a long page. */
export function RecordIndex({ label, items }: RecordIndexProps) {
  if (items.length < 2) return null
  return (
    <nav className="record-index" aria-label={label}>
      <ul>
        {items.map(({ slug, title, note }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              {title} {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

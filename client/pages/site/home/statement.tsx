import type { ReactNode } from 'react'
import type { TitledText } from '#domain/payloads/about'
import './statement.css'

interface StatementProps extends TitledText {
  id: string
  ground?: 'tint'
  /** Stand beside it, each with an id if it is the target of a link. */
  others: readonly (TitledText & { id?: string })[]
  /** Stands below the others. */
  more?: ReactNode
  /** Stands below both. */
  children?: ReactNode
}

/** A sentence in large letters, with others beside it. */
export function Statement({ id, title, text, ground, others, more, children }: StatementProps) {
  return (
    <section className={ground ? `section section--${ground}` : 'section'} aria-labelledby={id}>
      <div className="section__inner split statement">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          {others.map((other) => (
            <div key={other.title}>
              <h2 id={other.id}>{other.title}</h2>
              <p>{other.text}</p>
            </div>
          ))}
          {more}
        </div>
        {children}
      </div>
    </section>
  )
}

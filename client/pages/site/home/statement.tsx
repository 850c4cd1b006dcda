import type { ReactNode } from 'react'
import type { TitledText } from '#domain/payloads/about'
import './statement.css'

interface StatementProps extends TitledText {
  id: string
  ground?: 'tint'
  /** `PictureFigure`. */
  picture?: ReactNode
  /** Stand beside it, each with an id if it is the target of a link. */
  others: readonly (TitledText & { id?: string })[]
  /** Stands below the others. */
  more?: ReactNode
  /** Stands below both. */
  children?: ReactNode
}

/** A sentence in large letters, with a picture or else the others beside it. */
export function Statement(props: StatementProps) {
  const { id, title, text, picture, ground, others, more, children } = props
  const texts = others.map((other) => (
    <div key={other.title}>
      <h2 id={other.id}>{other.title}</h2>
      <p>{other.text}</p>
    </div>
  ))
  return (
    <section className={ground ? `section section--${ground}` : 'section'} aria-labelledby={id}>
      <div className="section__inner split statement">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="statement__text">{text}</p>
          {picture && texts}
        </div>
        <div>
          {picture ?? texts}
          {more}
        </div>
        {children}
      </div>
    </section>
  )
}

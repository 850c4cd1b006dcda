import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import './steps.css'

interface StepsProps {
  of: readonly {
    title: string
    /** A string is a paragraph. */
    text: ReactNode
    /** How long it takes. */
    time?: string | null
    /** Of the title. */
    id?: string
  }[]
  /** Puts the steps side by side. */
  isRow?: boolean
}

/** What is done one after another. */
export function Steps({ of, isRow = false }: StepsProps) {
  return (
    <ol className={isRow ? 'steps steps--row' : 'steps'}>
      {of.map(({ title, text, time, id }) => (
        <li key={title}>
          <h3 id={id}>{title}</h3>
          {typeof text === 'string' ? <p>{text}</p> : text}
          {time && (
            <p className="steps__time">
              <Icon name="clock" />
              {time}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

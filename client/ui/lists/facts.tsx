import type { ReactNode } from 'react'
import './facts.css'

interface FactsProps {
  /**
   * `bar` is the head of a record, `grid` the same inside a text, `ladder` a narrow column,
   * `inline` a line of a row, at its end in wide windows a column, `figures` large numbers.
   */
  shape: 'bar' | 'grid' | 'ladder' | 'inline' | 'figures'
  className?: string
  /** `Fact` elements. */
  children: ReactNode
}

/** What is known about a record, each fact with its name. */
export function Facts({ shape, className = '', children }: FactsProps) {
  return <dl className={`facts facts--${shape} ${className}`.trim()}>{children}</dl>
}

import type { ReactNode } from 'react'

/** Text for assistive technology only. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}

/** A sentence whose left-to-right part (a URL, a reference number) keeps its direction. */
export function Isolated({ text, part }: { text: string; part?: string }) {
  const at = part ? text.indexOf(part) : -1
  if (!part || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <bdi dir="ltr">{part}</bdi>
      {text.slice(at + part.length)}
    </>
  )
}

export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Keeps its direction and does not wrap. */
export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{number.replaceAll(' ', '\u00a0')}</bdi>
    </a>
  )
}

/** A list of short texts; whoever shows it imports `prose.css`. */
export function Bullets({ of, className = '' }: { of: readonly string[]; className?: string }) {
  return (
    <ul className={`bullets ${className}`.trim()}>
      {of.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

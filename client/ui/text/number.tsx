import type { ReactNode } from 'react'

/**
 * A large number in a line of its own shaping: beside Arabic letters its digits would be those of
 * their script, without letter-spacing.
 */
export function LargeNumber({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={className ? `number ${className}` : 'number'}>
      {children}
    </bdi>
  )
}

/** A large text, such as "32% saved", with its numbers as `LargeNumber`. */
export function WithNumbers({ text }: { text: string }) {
  return text
    .split(/([+−-]?\d[\d.,]*%?)/)
    .map((part, at) => (at % 2 === 0 ? part : <LargeNumber key={part}>{part}</LargeNumber>))
}

import type { ReactNode } from 'react'

/** Words for assistive technology alone. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}

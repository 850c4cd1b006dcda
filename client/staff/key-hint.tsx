import './desk.css'

/** The key that does the same, for those who see it; `aria-keyshortcuts` says it to others. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      <kbd dir="ltr">{keys}</kbd>
    </span>
  )
}

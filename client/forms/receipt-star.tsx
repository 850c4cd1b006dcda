const star =
  'M60.6 43.9L48.8 48.8L43.9 60.6L32 55.7L20.1 60.6L15.2 48.8L3.4 43.9L8.3 32L3.4 20.1L15.2 15.2L20.1 3.4L32 8.3L43.9 3.4L48.8 15.2L60.6 20.1L55.7 32Z'
const tick = 'M21 33l8 8l15 -17'
const clock = 'M32 20v13l9 5'

/** Never mirrored in right-to-left text. */
export function ReceiptStar({ isPending }: { isPending: boolean }) {
  return (
    <svg className="receipt__star" viewBox="0 0 64 64" aria-hidden="true">
      <path d={star} />
      <path className="receipt__tick" d={isPending ? clock : tick} />
    </svg>
  )
}

/** Keeps its direction and does not wrap. */
export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{number.replaceAll(' ', '\u00a0')}</bdi>
    </a>
  )
}

/** A phone number that is called when pressed, read from left to right and never broken. */
export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{number.replaceAll(' ', '\u00a0')}</bdi>
    </a>
  )
}

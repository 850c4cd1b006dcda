interface IsolatedProps {
  text: string
  part?: string
}

/** A sentence whose left-to-right part (a URL, a reference number) keeps its direction. */
export function Isolated({ text, part }: IsolatedProps) {
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

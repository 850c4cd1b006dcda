interface NothingProps {
  title: string
  /** What to do instead; the link ends the sentence. */
  text: string
  link: { title: string; href: string }
}

/** Stands in place of an empty list. */
export function Nothing({ title, text, link }: NothingProps) {
  return (
    <div className="nothing">
      <h2>{title}</h2>
      <p>
        {text} <a href={link.href}>{link.title}</a>.
      </p>
    </div>
  )
}

import '../ui/media/avatar.css'
import './desk.css'

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '').replace(/^ال(?=..)/, '')][0] ?? '').join('\u200c')
}

export function StaffAvatar({ name }: { name: string }) {
  return (
    <span className="avatar avatar--tiny" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

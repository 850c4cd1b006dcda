import type { TextPart } from '#domain/payloads/text-part'
import { Blocks } from './blocks'
import { splitSections } from './split-sections'
import './running-text.css'
import './text-sections.css'

interface TextSectionsProps {
  body: readonly TextPart[]
  contents: readonly { id: string; title: string }[]
}

/** The sections of a text beside each other in wide windows. */
export function TextSections({ body, contents }: TextSectionsProps) {
  return (
    <div className="text-sections">
      {splitSections(body, contents).sections.map(({ id, title, body }) => (
        <section className="prose" aria-labelledby={id} key={id}>
          <h2 id={id}>{title}</h2>
          <Blocks of={body} />
        </section>
      ))}
    </div>
  )
}

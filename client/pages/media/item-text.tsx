import { type ReactNode, useMemo } from 'react'
import type { TextPart } from '#domain/payloads/text-part'
import type { Locale } from '#domain/site/locale'
import { Blocks } from '../../ui/text/blocks'
import { inLanguage, UntranslatedNotice } from '../../ui/text/untranslated'
import { splitAtHeadings } from './split-at-headings'
import '../../ui/text/running-text.css'
import './press-item.css'

interface ItemTextProps {
  body: readonly TextPart[]
  lang: Locale | null
  /** Beside the text before the first heading. */
  children: ReactNode
}

/** Text of an item in parts, each heading beside what it heads. */
export function ItemText({ body, lang, children }: ItemTextProps) {
  const { intro, sections } = useMemo(() => splitAtHeadings(body), [body])
  return (
    <>
      <UntranslatedNotice lang={lang} />
      <div className="item-part" dir={inLanguage(lang).dir}>
        {children}
        {intro.length > 0 && (
          <div className="flow prose" {...inLanguage(lang)}>
            <Blocks of={intro} />
          </div>
        )}
      </div>
      {sections.map(({ heading, text }) => (
        <section className="item-part" key={heading[0]?.id} {...inLanguage(lang)}>
          <Blocks of={heading} />
          <div className="flow prose">
            <Blocks of={text} />
          </div>
        </section>
      ))}
    </>
  )
}

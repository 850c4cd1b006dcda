import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/site/locale'
import { usePage } from '../../i18n'

/** The worker also renders the page, and has no voices. */
const { speechSynthesis: speech } = globalThis as { speechSynthesis?: SpeechSynthesis }

/** True once the browser is known to have a voice for a language: some name them late. */
function useVoice(language: Locale): boolean {
  const [hasVoice, setHasVoice] = useState(false)
  useEffect(() => {
    if (!speech) return
    const look = () => setHasVoice(speech.getVoices().some(({ lang }) => lang.startsWith(language)))
    look()
    speech.addEventListener?.('voiceschanged', look)
    return () => speech.removeEventListener?.('voiceschanged', look)
  }, [language])
  return hasVoice
}

interface ReadAloudProps {
  /** Language of the text, where it is not the page's. */
  lang?: Locale | null
}

/** Item of a list of facts that reads the page's running text with the browser's own voice. */
export function ReadAloud({ lang }: ReadAloudProps) {
  const { t, locale } = usePage()
  const language = lang ?? locale
  const hasVoice = useVoice(language)
  const stop = useRef<() => void>(undefined)
  const [isReading, setIsReading] = useState(false)
  useEffect(() => () => stop.current?.(), [])
  if (!hasVoice) return null

  const toggle = async () => {
    if (isReading) return stop.current?.()
    setIsReading(true)
    const { readText } = await import('./read-text')
    stop.current = readText(language, () => setIsReading(false))
  }
  return (
    <li>
      <button className="button button--secondary button--small" type="button" onClick={toggle}>
        {t(isReading ? 'article.stopReading' : 'article.readAloud')}
      </button>
    </li>
  )
}

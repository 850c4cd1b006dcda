import type { Locale } from '#domain/site/locale'

const blocks = 'h2, h3, h4, p, li, dt, dd, th, td, figcaption'

/** Texts of the page's running text in order, each block once. */
function textsOfPage(): string[] {
  const root = document.querySelector('main .prose')
  const found = [...(root?.querySelectorAll<HTMLElement>(blocks) ?? [])]
  return found
    .filter((block) => !block.querySelector(blocks) && block.checkVisibility?.() !== false)
    .map((block) => block.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
}

/** Sentences of at most some seconds: Chromium falls silent in longer utterances. */
function toSentences(text: string): string[] {
  return text.match(/[^.!?؟؛]+[.!?؟؛]*\s*/g) ?? [text]
}

/**
 * Reads the text of the page in a language, block by block. Calls `onEnd` once, at the end or after
 * the returned function has stopped it.
 */
export function readText(language: Locale, onEnd: () => void): () => void {
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language))
  const sentences = textsOfPage().flatMap(toSentences)
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    speechSynthesis.cancel()
    onEnd()
  }
  speechSynthesis.cancel()
  for (const [at, sentence] of sentences.entries()) {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = voice?.lang ?? language
    utterance.voice = voice ?? null
    utterance.onerror = end
    if (at === sentences.length - 1) utterance.onend = end
    speechSynthesis.speak(utterance)
  }
  if (sentences.length === 0) end()
  addEventListener('pagehide', end, { once: true })
  return end
}

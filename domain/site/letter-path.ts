import { letterOf } from '../text/alphabet'
import { fillPath } from './routes'

/** Path of the dictionary's page of a letter, without language. */
export function letterPath(letter: string): string {
  return `${fillPath('dictionary')}?${new URLSearchParams({ letter })}`
}

/** Path of a term: the page of the first letter of its name, with the term as its fragment. */
export function termPath({ slug, title }: { slug: string; title: string }): string {
  const letter = letterOf(title)
  return `${letter ? letterPath(letter) : fillPath('dictionary')}#${slug}`
}

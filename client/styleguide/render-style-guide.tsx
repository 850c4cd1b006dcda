import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#domain/site/locale'
import { StyleGuide } from './style-guide'

/** The `<main>` of the style guide. */
export function renderStyleGuide(locale: Locale): string {
  return renderToStaticMarkup(<StyleGuide locale={locale} />)
}

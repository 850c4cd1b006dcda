import { readFileSync } from 'node:fs'
import { loadModule } from '../load-module.ts'
import { pageSheets, reachSheets } from '../page-sheets.ts'

type Renderer = typeof import('../../client/styleguide/render-style-guide.tsx')

/** Language of an address of the style guide; null for every other address. */
export function styleGuideLocale(url: string): 'ar' | 'en' | null {
  if (/^\/styleguide(?:\?|$)/.test(url)) return 'ar'
  return /^\/en\/styleguide(?:\?|$)/.test(url) ? 'en' : null
}

/** The document of the style guide in one language, with all its styles. */
export async function writeStyleGuide(locale: 'ar' | 'en'): Promise<string> {
  const { renderStyleGuide } = await loadModule<Renderer>(
    'client/styleguide/render-style-guide.tsx',
  )
  const { frameSheets } = pageSheets()
  const own = reachSheets(['client/styleguide/style-guide.tsx'])
  const sheets = [...new Set([...frameSheets, ...own])]
  const styles = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n')
  const [lang, dir] = locale === 'ar' ? ['ar', 'rtl'] : ['en', 'ltr']
  return `<!DOCTYPE html>
<html lang="${lang}" dir="${dir}" data-js data-consent="essential">
<head><meta charset="utf-8"><title>Style guide</title>
<meta name="viewport" content="width=device-width"><style>${styles}</style></head>
<body>${renderStyleGuide(locale)}</body></html>`
}

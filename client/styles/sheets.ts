import base from './base.css?inline'
import fonts from './fonts.css?inline'
import footer from './footer.css?inline'
import forms from './forms.css?inline'
import header from './header.css?inline'
import layout from './layout.css?inline'
import nav from './nav.css?inline'
import notices from './notices.css?inline'
import print from './print.css?inline'
import searchBox from './search-box.css?inline'
import tokens from './tokens.css?inline'
import ui from './ui.css?inline'

const frame = [layout, header, nav, footer]
const parts = [ui, notices, searchBox, print]
const shared = [tokens, fonts, base, ...frame, ...parts, forms]

const sheets = import.meta.glob<string>('./*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

function sheetOf(name: string): string {
  const sheet = sheets[`./${name}.css`]
  if (sheet === undefined) throw new Error(`no style sheet ${name}`)
  return sheet
}

/** Style of one page: the shared sheets and those that it names. */
export function inlineStyle(names: readonly string[]): string {
  return [...shared, ...names.map(sheetOf)].join('')
}

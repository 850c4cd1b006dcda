import type { Sheet } from '#domain/routes'
import article from './article.css?inline'
import base from './base.css?inline'
import contact from './contact.css?inline'
import faq from './faq.css?inline'
import feedback from './feedback.css?inline'
import fonts from './fonts.css?inline'
import footer from './footer.css?inline'
import form from './form.css?inline'
import forms from './forms.css?inline'
import header from './header.css?inline'
import home from './home.css?inline'
import inquiry from './inquiry.css?inline'
import layout from './layout.css?inline'
import nav from './nav.css?inline'
import notices from './notices.css?inline'
import print from './print.css?inline'
import problem from './problem.css?inline'
import prose from './prose.css?inline'
import receipt from './receipt.css?inline'
import siteMap from './site-map.css?inline'
import tokens from './tokens.css?inline'
import ui from './ui.css?inline'

const frame = [layout, header, nav, footer]
const parts = [ui, prose, notices, print]
const shared = [tokens, fonts, base, ...frame, ...parts, forms].join('')

const sheets = {
  home,
  faq,
  article,
  'site-map': siteMap,
  form,
  contact,
  receipt,
  inquiry,
  feedback,
  problem,
} satisfies Record<Sheet, string>

/** The style of one page: what every page has, and the sheets it names. */
export function inlineStyle(names: readonly Sheet[]): string {
  return shared + names.map((name) => sheets[name]).join('')
}

import { createElement } from 'react'
import { usePage } from '../../../i18n'
import './desk-entry.css'

/** Elements of @github/markdown-toolbar-element for what the site's Markdown allows. */
const tools = [
  ['md-header', 'heading'],
  ['md-bold', 'bold'],
  ['md-link', 'link'],
  ['md-unordered-list', 'list'],
  ['md-ordered-list', 'numbers'],
  ['md-quote', 'quote'],
] as const

/** Buttons that format the selection of a text field; without script there are none. */
export function MarkdownToolbar({ field, label }: { field: string; label: string }) {
  const { t } = usePage()
  const buttons = tools.map(([element, name]) => {
    const look = { key: name, class: 'button button--quiet button--small' }
    const level = name === 'heading' ? { level: '2' } : {}
    return createElement(element, { ...look, ...level }, t(`deskEntry.tools.${name}`))
  })
  const name = `${t('deskEntry.format')}: ${label}`
  const props = { for: field, class: 'toolbar entry-markdown', 'aria-label': name }
  return createElement('markdown-toolbar', props, buttons)
}

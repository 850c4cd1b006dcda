import { unescapeHtml } from '../html'

const attributesOf = (tag: string) =>
  Object.fromEntries(
    Array.from(tag.matchAll(/([^\s=]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      unescapeHtml(value),
    ]),
  )

/** What a browser sends for the form to an address whose controls nobody has touched. */
export function formValues(html: string, action: string): Record<string, string> {
  const start = html.search(new RegExp(`<form\\b[^>]* action="${action}"`))
  const form = html.slice(start, html.indexOf('</form>', start))
  const values: Record<string, string> = {}
  const controls =
    /<input\b[^>]*>|<textarea\b([^>]*)>(.*?)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/gs
  for (const [whole, ofText, text = '', ofSelect, options = ''] of form.matchAll(controls)) {
    const { name = '', type, value = 'on' } = attributesOf(ofText ?? ofSelect ?? whole)
    if (name === '') continue
    if (ofText !== undefined) values[name] = unescapeHtml(text.replace(/^\n/, ''))
    else if (ofSelect !== undefined) {
      const chosen = /<option([^>]* selected=""[^>]*)>/.exec(options)?.[1]
      values[name] = attributesOf(chosen ?? '').value ?? ''
    } else if (type !== 'checkbox' || / checked=""/.test(whole)) {
      values[name] = attributesOf(whole).value ?? (type === 'checkbox' ? value : '')
    }
  }
  return values
}

import { findTag, tagsOf, textOf, unescapeHtml } from '../html'

/** Targets and texts of the error summary's links, in order. */
export function summaryOf(html: string): { field: string; text: string }[] {
  const [, list = ''] = /class="error-summary".*?<ul>(.*?)<\/ul>/s.exec(html) ?? []
  return Array.from(
    list.matchAll(/<a href="#([^"]+)"[^>]*>(.*?)<\/a>/gs),
    ([, field = '', text]) => ({
      field,
      text: textOf(`<a>${text}</a>`, 'a'),
    }),
  )
}

/** Ids that are referenced on the page but do not exist. */
export function danglingIds(html: string): string[] {
  const tags = tagsOf(html)
  const ids = new Set(tags.map(({ attributes }) => attributes.id))
  const named = tags.flatMap(({ attributes }) => [
    attributes['aria-describedby'],
    attributes['aria-labelledby'],
    attributes.for,
    attributes.href?.startsWith('#') ? attributes.href.slice(1) : undefined,
  ])
  return named.flatMap((list) => list?.split(' ') ?? []).filter((id) => id && !ids.has(id))
}

/** The error message of a field, including its visually hidden prefix. */
export function errorBeside(html: string, field: string): string {
  const [, inside = ''] = new RegExp(`id="${field}-error"[^>]*>(.*?)</p>`, 's').exec(html) ?? []
  return textOf(`<p>${inside}</p>`, 'p')
}

/** Names of invalid controls; a group counts by its first control. */
export function invalidControls(html: string): string[] {
  return tagsOf(html).flatMap(({ attributes }) => {
    if (attributes['aria-invalid'] !== 'true') return []
    const described = attributes['aria-describedby']?.split(' ')[0] ?? ''
    return [attributes.name ?? described.replace(/-error$/, '')]
  })
}

export function shownValues(html: string): Record<string, string | undefined> {
  const input = (name: string) => findTag(html, 'input', { name })?.attributes.value
  const [, text] = /<textarea[^>]*name="message"[^>]*>(.*?)<\/textarea>/s.exec(html) ?? []
  return {
    mainType: findTag(html, 'input', { name: 'mainType', checked: '' })?.attributes.value,
    type: findTag(html, 'option', { selected: '' })?.attributes.value,
    fullName: input('fullName'),
    email: input('email'),
    message: text === undefined ? undefined : unescapeHtml(text).replace(/^\n/, ''),
  }
}

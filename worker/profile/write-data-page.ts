import type { DataSection } from '#domain/forms/member-state'
import { translators } from '#domain/messages/translators'
import { directions, type Locale } from '#domain/site/locale'
import { escapeHtml } from '#domain/text/escape-html'

const style = `body{font:1rem/1.7 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-line;overflow-wrap:anywhere}
section{border-top:1px solid;margin-top:2rem}`

function writeSection({ title, items }: DataSection, empty: string): string {
  const written = items.map(({ title: name, facts }) => {
    const rows = facts.map(
      ({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(text)}</dd>`,
    )
    return `<h3>${escapeHtml(name ?? '')}</h3><dl>${rows.join('')}</dl>`
  })
  const body = items.length === 0 ? `<p>${escapeHtml(empty)}</p>` : written.join('')
  return `<section><h2>${escapeHtml(title)}</h2>${body}</section>`
}

/** The copy of a member's data as a document that needs nothing else to be read. */
export function writeDataPage(sections: readonly DataSection[], locale: Locale): string {
  const t = translators[locale]
  const title = escapeHtml(t('routes.profileData.title'))
  const parts = sections.map((section) => writeSection(section, t('profile.copy.empty')))
  return `<!DOCTYPE html><html lang="${locale}" dir="${directions[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${parts.join('')}</body></html>`
}

import { HtmlValidate, type RuleConfig } from 'html-validate'

const extended = ['html-validate:recommended']
const rules: RuleConfig = {
  // React's own serialisation: ids such as `_R_1_`, `<meta/>`, camel case, `disabled=""`.
  'valid-id': ['error', { relaxed: true }],
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // The list of a combobox: a select cannot have links as options.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // Radio buttons and checkboxes of one group share a name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
}
const documents = new HtmlValidate({ extends: extended, rules })
/** Mail clients drop style sheets, so mails use inline styles. */
const mails = new HtmlValidate({ extends: extended, rules: { ...rules, 'no-inline-style': 'off' } })

async function findErrors(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

const frame = /<header class="site-header.*?<\/header>|<footer class="site-footer.*<\/footer>/gs
const checkedFrames = new Set<string>()

/** Leaves out a header or footer that was in a document before, which is half of the work. */
function withoutKnownFrame(html: string): string {
  return html.replaceAll(frame, (part) => {
    if (checkedFrames.has(part)) return ''
    checkedFrames.add(part)
    return part
  })
}

/** Markup errors of a whole document, one line each. */
export function findDocumentErrors(html: string): Promise<string[]> {
  return findErrors(documents, html)
}

/** Markup errors of a document; what is the frame of an earlier one too is not checked again. */
export function findMarkupErrors(html: string): Promise<string[]> {
  return findErrors(documents, withoutKnownFrame(html))
}

export function findMailErrors(html: string): Promise<string[]> {
  return findErrors(mails, html)
}

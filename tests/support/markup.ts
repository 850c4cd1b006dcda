import { HtmlValidate, type RuleConfig } from 'html-validate'

const extended = ['html-validate:recommended']
const rules: RuleConfig = {
  // React's own spelling: ids such as `_R_1_`, `<meta/>`, camel case, `disabled=""`.
  'valid-id': ['error', { relaxed: true }],
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // The boxes of one question share a name, as HTML has it.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
}
const documents = new HtmlValidate({ extends: extended, rules })
/** Mail programs drop style sheets. */
const mails = new HtmlValidate({ extends: extended, rules: { ...rules, 'no-inline-style': 'off' } })

async function findErrors(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

/** What is wrong with a document's markup: one line each, none when it is clean. */
export function findMarkupErrors(html: string): Promise<string[]> {
  return findErrors(documents, html)
}

/** What is wrong with a mail's markup. */
export function findMailErrors(html: string): Promise<string[]> {
  return findErrors(mails, html)
}

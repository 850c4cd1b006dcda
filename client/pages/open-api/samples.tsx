import type { ApiSample } from '#domain/payloads/open'
import { Code } from './code'

/** A sample call in each language of programs. */
export function Samples({ of: samples, label }: { of: readonly ApiSample[]; label: string }) {
  return samples.map(({ language, text }) => (
    <div className="flow" key={language}>
      <h3 dir="ltr">{language}</h3>
      <Code label={`${language}: ${label}`} text={text} />
    </div>
  ))
}

import type { ApiSample } from '#domain/payloads/open'
import { CodeBlock } from './code'

interface SamplesProps {
  of: readonly ApiSample[]
  label: string
  heading?: 'h4' | 'h5'
}

/** The same call in each language of programs. */
export function Samples({ of: samples, label, heading: Heading = 'h4' }: SamplesProps) {
  return samples.map(({ language, text }) => (
    <div className="flow" key={language}>
      <Heading dir="ltr">{language}</Heading>
      <CodeBlock label={`${language}: ${label}`} text={text} />
    </div>
  ))
}

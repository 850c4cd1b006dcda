import { Fragment, type ReactNode } from 'react'
import type { ApiField, ApiSample } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Badge } from '../../../ui/text/badge'
import { DataTable } from '../../../ui/text/table-frame'
import type { ApiProblemEntry } from './payload'
import '../../../ui/lists/rows.css'
import './open-api.css'

interface ReferenceRowProps {
  title: ReactNode
  /** A call or a name below the title. */
  code?: string
  /** Before the call. */
  method?: 'GET' | 'POST'
  /** On the content, not on the fold: browsers unfold an element whose content is the target. */
  id?: string
  children: ReactNode
}

/** A row of the reference that unfolds, with a heading as its title. */
export function ReferenceRow({ title, code, method, id, children }: ReferenceRowProps) {
  return (
    <FoldDetails
      className="fold-row"
      title={
        <h3>
          {title}
          {code && <br />}
          {code && (
            <bdi dir="ltr">
              {method && <Badge tone="calm">{method}</Badge>} <code>{code}</code>
            </bdi>
          )}
        </h3>
      }
    >
      <div className="flow" id={id}>
        {children}
      </div>
    </FoldDetails>
  )
}

const writeCode = (text: string) => <code dir="ltr">{text}</code>

/** Parameters or fields as a table. */
export function Fields({ of: fields }: { of: readonly ApiField[] }) {
  const { t } = usePage()
  const describe = ({ text, values, isRequired }: ApiField) => (
    <>
      {text}{' '}
      {isRequired !== undefined && (
        <small>{`(${t(`openApi.${isRequired ? 'required' : 'optional'}`)}) `}</small>
      )}
      {values.length > 0 && <small>{t('openApi.values')} </small>}
      {values.map((value) => (
        <Fragment key={value}>{writeCode(value)} </Fragment>
      ))}
    </>
  )
  return (
    <DataTable
      columns={(['name', 'type', 'meaning'] as const).map((name) => t(`openApi.${name}`))}
      rows={fields.map((one) => [writeCode(one.name), writeCode(one.type), describe(one)])}
      isStacked
    />
  )
}

interface ProblemLinksProps {
  names: readonly string[]
  of: readonly ApiProblemEntry[]
}

export function ProblemLinks({ names, of: problems }: ProblemLinksProps) {
  return (
    <ul className="row__links">
      {problems
        .filter(({ name }) => names.includes(name))
        .map(({ name, status, title }) => (
          <li key={name}>
            <a href={`#${name}`}>
              <code>{status}</code> {title}
            </a>
          </li>
        ))}
    </ul>
  )
}

interface SamplesProps {
  of: readonly ApiSample[]
  label: string
  heading?: 'h4' | 'h5'
}

/** The same call in each programming language. */
export function Samples({ of: samples, label, heading: Heading = 'h4' }: SamplesProps) {
  return samples.map(({ language, text }) => (
    <div className="flow" key={language}>
      <Heading dir="ltr">{language}</Heading>
      <CodeBlock label={`${language}: ${label}`} text={text} />
    </div>
  ))
}

/** Code from left to right; a wide one scrolls by itself. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="code" dir="ltr" aria-label={label} tabIndex={0}>
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}

import { Fragment, type ReactNode } from 'react'
import type { ApiField } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { TextFold } from '../../../ui/text/text-fold'
import type { ApiProblemEntry } from './payload'
import '../../../ui/lists/rows.css'
import './open-api.css'

interface DetailsProps {
  title: ReactNode
  children: ReactNode
}

/** A part of the reference that is closed at first. */
export function Details({ title, children }: DetailsProps) {
  return (
    <TextFold title={title}>
      <div className="flow">{children}</div>
    </TextFold>
  )
}

interface ReferenceRowProps {
  title: ReactNode
  /** A call or a name beside the title. */
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
      className="api-fold"
      title={
        <>
          <h3>{title}</h3>
          {code && (
            <span className="path" dir="ltr">
              {method && <span className="method">{method}</span>}
              <code>{code}</code>
            </span>
          )}
        </>
      }
    >
      <div className="flow" id={id}>
        {children}
      </div>
    </FoldDetails>
  )
}

/** Parameters or fields as a table; in narrow windows a row is a block, so nothing has to scroll. */
export function Fields({ of: fields }: { of: ApiField[] }) {
  const { t } = usePage()
  return (
    <table className="api-fields">
      <thead>
        <tr>
          <th scope="col">{t('openApi.name')}</th>
          <th scope="col">{t('openApi.type')}</th>
          <th scope="col">{t('openApi.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, text, values, isRequired }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name}</code>
            </th>
            <td>
              <code dir="ltr">{type}</code>
            </td>
            <td>
              {text}
              {isRequired !== undefined && (
                <small className="api-note">
                  {t(`openApi.${isRequired ? 'required' : 'optional'}`)}
                </small>
              )}
              {values.length > 0 && (
                <small className="api-note">
                  {t('openApi.values')}{' '}
                  {values.map((value) => (
                    <Fragment key={value}>
                      <code dir="ltr">{value}</code>{' '}
                    </Fragment>
                  ))}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ProblemLinks({
  names,
  of: problems,
}: {
  names: readonly string[]
  of: readonly ApiProblemEntry[]
}) {
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

/** The explanations of all problems; the `type` of each is the address of its section. */
export function Problems({ of: problems }: { of: readonly ApiProblemEntry[] }) {
  const { t } = usePage()
  return (
    <>
      <h2 id="problems">{t('openApi.problems.title')}</h2>
      <p>{t('openApi.problems.text')}</p>
      <div>
        {problems.map(({ name, status, title, advice }) => (
          <ReferenceRow
            title={
              <>
                <code>{status}</code> {title}
              </>
            }
            code={name}
            id={name}
            key={name}
          >
            <p>{advice}</p>
          </ReferenceRow>
        ))}
      </div>
    </>
  )
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

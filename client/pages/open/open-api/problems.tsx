import { usePage } from '../../../i18n'
import { ReferenceRow } from './details'
import type { ApiProblemEntry } from './payload'
import './open-api.css'

/** Links to the explanations of problems. */
export function ProblemLinks({
  names,
  of: problems,
}: {
  names: readonly string[]
  of: readonly ApiProblemEntry[]
}) {
  return (
    <ul className="api-problems">
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

import type { ApiProblemEntry } from '#domain/payloads/open'
import { usePage } from '../../i18n'

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
      {problems.map(({ name, status, title, advice }) => (
        <section className="api-problem" key={name} id={name} aria-labelledby={`${name}-title`}>
          <h3 id={`${name}-title`}>
            <code>{status}</code> {title}
          </h3>
          <p>{advice}</p>
          <p>
            <code dir="ltr">{name}</code>
          </p>
        </section>
      ))}
    </>
  )
}

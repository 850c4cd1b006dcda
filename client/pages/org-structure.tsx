import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { Department, OrgStructurePayload } from '#domain/payloads/about'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Section } from '../ui/page/section'
import { RecordLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'

interface OrgStructureProps {
  payload: OrgStructurePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function OrgStructure({
  payload: { root, modified },
  usefulness,
  personalState,
}: OrgStructureProps) {
  const { t, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <section className="container" aria-labelledby="chart">
        <h2 className="visually-hidden" id="chart">
          {t('orgStructure.chart')}
        </h2>
        <p className="tree__lead">{t('orgStructure.chartLead')}</p>
        <div className="tree">
          <ul>
            <Branch of={root} />
          </ul>
        </div>
      </section>
      <Section id="departments" title={t('orgStructure.descriptions')} ground="tint">
        <Descriptions of={root} />
      </Section>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** A nested list, which CSS draws as a tree. */
function Branch({ of: { slug, title, rank, children } }: { of: Department }) {
  return (
    <li className={`tree__department tree__department--${rank}`}>
      <a className="tree__node" href={`#${slug}`}>
        {title}
      </a>
      {children.length > 0 && (
        <ul className={`tree__list tree__list--${rank}`}>
          {children.map((department) => (
            <Branch of={department} key={department.slug} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Departments are described within their sector. */
function Descriptions({ of: root }: { of: Department }) {
  return flatten(root)
    .filter(({ rank }) => rank !== 'department')
    .map((department) => <Description of={department} key={department.slug} />)
}

function flatten(department: Department): Department[] {
  return [department, ...department.children.flatMap(flatten)]
}

function Description({ of: { slug, title, text, rank, head, children } }: { of: Department }) {
  const { t } = usePage()
  const departments = children.filter(({ rank }) => rank === 'department')
  return (
    <section className="department" aria-labelledby={slug}>
      <div>
        <h3 id={slug}>{title}</h3>
        <p>{text}</p>
        {head && (
          <p className="department__head">
            {t(rank === 'executive' ? 'orgStructure.holder' : 'orgStructure.head')}{' '}
            <RecordLink to="executive" params={{ slug: head.slug }}>
              {head.name}
            </RecordLink>
          </p>
        )}
      </div>
      {departments.length > 0 && (
        <ul aria-label={t('orgStructure.departments')}>
          {departments.map((department) => (
            <li id={department.slug} key={department.slug}>
              <h4>{department.title}</h4>
              <p>{department.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import type { Own } from '#domain/forms/personal-state'
import type { OrganisationUnit, OrgStructurePayload } from '#domain/payloads/about'
import type { Usefulness } from '#domain/payloads/payloads'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Section } from '../ui/page/section'
import { RecordLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'

interface OrgStructureProps {
  payload: OrgStructurePayload
  usefulness?: Usefulness
  own?: Own
}

export function OrgStructure({ payload: { root, modified }, usefulness, own }: OrgStructureProps) {
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
      <Section id="units" title={t('orgStructure.units')} ground="tint">
        <Descriptions of={root} />
      </Section>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} own={own} />
    </>
  )
}

/** A unit and what answers to it: a list in a list, drawn as a tree by its style. */
function Branch({ of: { slug, title, rank, units } }: { of: OrganisationUnit }) {
  return (
    <li className={`tree__unit tree__unit--${rank}`}>
      <a className="tree__node" href={`#${slug}`}>
        {title}
      </a>
      {units.length > 0 && (
        <ul className={`tree__list tree__list--${rank}`}>
          {units.map((unit) => (
            <Branch of={unit} key={unit.slug} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Every unit but the departments, which stand under their sector. */
function Descriptions({ of: root }: { of: OrganisationUnit }) {
  return flatten(root)
    .filter(({ rank }) => rank !== 'department')
    .map((unit) => <Description of={unit} key={unit.slug} />)
}

function flatten(unit: OrganisationUnit): OrganisationUnit[] {
  return [unit, ...unit.units.flatMap(flatten)]
}

function Description({ of: { slug, title, text, rank, head, units } }: { of: OrganisationUnit }) {
  const { t } = usePage()
  const departments = units.filter(({ rank }) => rank === 'department')
  return (
    <section className="unit" aria-labelledby={slug}>
      <div>
        <h3 id={slug}>{title}</h3>
        <p>{text}</p>
        {head && (
          <p className="unit__head">
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

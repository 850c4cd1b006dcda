import { toDigits } from '#domain/dates/format'
import type { Department } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { PageSection } from '../../../ui/page/section'
import { RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { OrgStructurePayload } from './payload'
import '../../../ui/page/folding.css'
import './departments.css'
import './org-structure.css'

export function OrgStructure({
  payload: { root, modified },
  usefulness,
  personalState,
}: PageProps<OrgStructurePayload>) {
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
      <PageSection id="departments" title={t('orgStructure.descriptions')} ground="tint">
        <Descriptions of={root} />
      </PageSection>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** A nested list, which CSS draws as a tree. */
function Branch({ of: { slug, title, rank, children } }: { of: Department }) {
  const { t, site } = usePage()
  return (
    <li className={`tree__department tree__department--${rank}`}>
      <a className="tree__node" href={`#${slug}`}>
        {title}
        {rank === 'sector' && (
          <small>
            {toDigits(t('orgStructure.count', { count: children.length }), site.digits)}
          </small>
        )}
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

/** Departments are described within their sector, which is folded in narrow windows. */
function Descriptions({ of: root }: { of: Department }) {
  const { t } = usePage()
  const units = flatten(root)
  const sectors = units.filter(({ rank }) => rank === 'sector')
  const leading = leadingRanks.flatMap((rank) => units.filter((unit) => unit.rank === rank))
  return (
    <div className="units">
      <div className="units-lead">
        {leading.map((unit) => (
          <section className="unit" aria-labelledby={unit.slug} key={unit.slug}>
            <h3 id={unit.slug}>{unit.title}</h3>
            <UnitText of={unit} />
          </section>
        ))}
      </div>
      <label className="units-all">
        <input type="checkbox" />
        {t('orgStructure.openAll')}
      </label>
      {sectors.map((sector) => (
        <Sector of={sector} key={sector.slug} />
      ))}
    </div>
  )
}

const leadingRanks = ['board', 'office', 'executive'] as const

function flatten(department: Department): Department[] {
  return [department, ...department.children.flatMap(flatten)]
}

function UnitText({ of: { text, rank, head } }: { of: Department }) {
  const { t } = usePage()
  return (
    <>
      <p>{text}</p>
      {head && (
        <p className="unit__head">
          {t(rank === 'executive' ? 'orgStructure.holder' : 'orgStructure.head')}{' '}
          <RecordLink to="executive" params={{ slug: head.slug }}>
            {head.name}
          </RecordLink>
        </p>
      )}
    </>
  )
}

function Sector({ of: sector }: { of: Department }) {
  const { t, site } = usePage()
  const { slug, title, children } = sector
  const count = toDigits(t('orgStructure.count', { count: children.length }), site.digits)
  return (
    <section className="department folding" id={slug} aria-labelledby={`${slug}-title`}>
      <FoldDetails
        title={
          <>
            {title} <span>{count}</span>
          </>
        }
        className="wide-fold"
      >
        <div className="department__body">
          <div>
            <h3 id={`${slug}-title`}>{title}</h3>
            <UnitText of={sector} />
          </div>
          <ul aria-label={t('orgStructure.departments')}>
            {children.map((department) => (
              <li id={department.slug} key={department.slug}>
                <h4>{department.title}</h4>
                <p>{department.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </FoldDetails>
    </section>
  )
}

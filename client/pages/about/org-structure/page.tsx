import type { Department } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Fold } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection } from '../../../ui/page/section'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { OrgStructurePayload } from './payload'
import '../../../ui/lists/text-cells.css'
import './org-structure.css'

export function OrgStructure(page: PageProps<OrgStructurePayload>) {
  const { root } = page.payload
  const { t, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <section className="container" aria-labelledby="chart">
        <h2 className="visually-hidden" id="chart">
          {t('orgStructure.chart')}
        </h2>
        <p>{t('orgStructure.chartLead')}</p>
        <div className="tree">
          <Branch of={root} />
        </div>
      </section>
      <PageSection id="departments" title={t('orgStructure.descriptions')} ground="tint">
        <Descriptions of={root} />
      </PageSection>
      <PageBody of={page} />
    </>
  )
}

/** Units without others below them come first. */
function byShape(one: Department, other: Department): number {
  return Math.sign(one.children.length) - Math.sign(other.children.length)
}

/** A nested list, which CSS draws as a tree. */
function Branch({ of: { slug, title, rank, children } }: { of: Department }) {
  const { t, digits } = usePage()
  return (
    <>
      <a className={`tree__node tree__node--${rank}`} href={`#${slug}`}>
        {title}
        {rank === 'sector' && (
          <small>{digits(t('orgStructure.count', { count: children.length }))}</small>
        )}
      </a>
      {children.length > 0 && (
        <ul className={`tree__list--${rank}`}>
          {children.toSorted(byShape).map((department) => (
            <li key={department.slug}>
              <Branch of={department} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Departments are described within their sector, which is folded in narrow windows. */
function Descriptions({ of: root }: { of: Department }) {
  const { t } = usePage()
  const units = flatten(root)
  const leading = leadingRanks.flatMap((rank) => units.filter((unit) => unit.rank === rank))
  return (
    <div className="units">
      <ul className="text-cells">
        {leading.map((unit) => (
          <li id={unit.slug} key={unit.slug}>
            <h3>{unit.title}</h3>
            <UnitText of={unit} />
          </li>
        ))}
      </ul>
      <label className="option units__all">
        <input type="checkbox" />
        {t('orgStructure.openAll')}
      </label>
      {units
        .filter(({ rank }) => rank === 'sector')
        .map((sector) => (
          <Fold id={sector.slug} title={sector.title} level={3} key={sector.slug}>
            <UnitText of={sector} />
            <p className="hint">{t('orgStructure.departments')}</p>
            <RowList density="compact" hasColumns>
              {sector.children.map(({ slug, title, text }) => (
                <ListRow id={slug} title={title} level={4} key={slug}>
                  <p>{text}</p>
                </ListRow>
              ))}
            </RowList>
          </Fold>
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
        <p>
          {t(rank === 'executive' ? 'orgStructure.holder' : 'orgStructure.head')}{' '}
          <RowLink to="executive" slug={head.slug} title={head.name} />
        </p>
      )}
    </>
  )
}

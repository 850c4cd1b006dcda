import { brandColours } from 'virtual:brand-files'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { RecordIndex } from '../../../ui/lists/record-index'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Blocks } from '../../../ui/text/blocks'
import { Feedback } from '../../../widgets/feedback/feedback'
import { FileCard } from './file-card'
import { LogoUses } from './logo-uses'
import type { BrandFilesPayload } from './payload'
import './brand-files.css'

const groups = ['logo', 'symbol', 'pattern', 'colour'] as const

interface BrandFilesProps {
  payload: BrandFilesPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function BrandFiles({ payload, usefulness, personalState }: BrandFilesProps) {
  const { t, site } = usePage()
  const { files, lead, rules, modified } = payload
  const filesOf = (group: (typeof groups)[number]) => files.filter((file) => file.group === group)
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <RecordIndex
          label={t('brand.index')}
          items={[
            ...groups.map((group) => ({
              slug: group,
              title: t(`brand.groups.${group}`),
              note: toDigits(t('brand.count', { count: filesOf(group).length }), site.digits),
            })),
            { slug: 'rules', title: t('brand.rules') },
          ]}
        />
        {groups.map((group) => (
          <section className="brand-group" aria-labelledby={group} key={group}>
            <h2 id={group}>{t(`brand.groups.${group}`)}</h2>
            {group === 'colour' && <Swatches />}
            <ul className={`brand-files brand-files--${group}`}>
              {filesOf(group).map((file) => (
                <FileCard file={file} key={file.slug} />
              ))}
            </ul>
          </section>
        ))}
        <div className="brand-rules">
          <div className="reading flow">
            <Blocks of={rules} />
          </div>
          <LogoUses />
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** One row for each colour ramp; a colour is named after its ramp, `green-600`. */
function Swatches() {
  const { t } = usePage()
  const rampOf = (name: string) => name.slice(0, name.lastIndexOf('-'))
  const ramps = [...new Set(brandColours.map(({ name }) => rampOf(name)))]
  return (
    <ul className="swatches" aria-label={t('brand.swatches')}>
      {ramps.map((ramp) => (
        <li key={ramp}>
          <ul>
            {brandColours
              .filter(({ name }) => rampOf(name) === ramp)
              .map(({ name, hex }) => (
                <Swatch name={name} hex={hex} key={name} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Swatch({ name, hex }: (typeof brandColours)[number]) {
  return (
    <li>
      <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
        <path fill={hex} d="M0 0h4v3H0z" />
      </svg>
      <bdi dir="ltr">{name}</bdi>
      <bdi dir="ltr">
        <code>{hex}</code>
      </bdi>
    </li>
  )
}

import { brandColours, brandFiles } from 'virtual:brand-files'
import { toDigits } from '#domain/dates/format'
import { type BrandFileName, brandFilePath } from '#domain/site/brand-files'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { RecordIndex } from '../../../ui/lists/record-index'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { Blocks } from '../../../ui/text/blocks'
import { Hidden } from '../../../ui/text/inline'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { BrandFile, BrandFilesPayload } from './payload'
import './brand-files.css'
import '../../../ui/text/badge.css'

const groups = ['logo', 'symbol', 'pattern', 'colour'] as const

export function BrandFiles(props: PageProps<BrandFilesPayload>) {
  const { t, site } = usePage()
  const { files, lead, rules } = props.payload
  const filesOf = (group: (typeof groups)[number]) => files.filter((file) => file.group === group)
  return (
    <>
      <PageHead lead={lead} />
      <PageBody of={props}>
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
          <Part id={group} title={t(`brand.groups.${group}`)} key={group}>
            {group === 'colour' && <Swatches />}
            <CardGrid isCompact>
              {filesOf(group).map((file) => (
                <FileCard file={file} key={file.slug} />
              ))}
            </CardGrid>
          </Part>
        ))}
        <div className="brand-rules">
          <div className="reading flow">
            <Blocks of={rules} />
          </div>
          <LogoUses />
        </div>
      </PageBody>
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

function FileCard({ file }: { file: BrandFile }) {
  const { t } = usePage()
  const href = brandFilePath(file.file)
  const { width, height } = brandFiles[file.file]
  return (
    <GridCard
      picture={
        width &&
        height && (
          <div className={`brand-preview brand-preview--${file.ground}`}>
            <img src={href} alt="" width={width} height={height} loading="lazy" />
          </div>
        )
      }
      title={file.title}
      level={3}
    >
      <p>{file.use}</p>
      <p>
        <FileFacts file={file.file} />
      </p>
      <a className="button button--secondary button--small" href={href} download={file.file}>
        <Icon name="download" />
        {t('brand.download')}
        <Hidden> {file.title}</Hidden>
      </a>
    </GridCard>
  )
}

function FileFacts({ file }: { file: BrandFileName }) {
  const { t, site } = usePage()
  const { bytes, width, height } = brandFiles[file]
  const format = file.slice(file.indexOf('.') + 1).toUpperCase()
  const size =
    bytes < 1024
      ? t('brand.bytes', { size: bytes })
      : t('brand.kilobytes', { size: (bytes / 1024).toFixed(1) })
  const pixels = width && height && format === 'PNG' ? [t('brand.pixels', { width, height })] : []
  return (
    <>
      <bdi dir="ltr">{format}</bdi> · {toDigits([...pixels, size].join(' · '), site.digits)}
    </>
  )
}

const uses = [
  { name: 'space', file: 'logo-ar.svg', isRight: true },
  { name: 'smallest', file: 'logo-ar.svg', isRight: true },
  { name: 'white', file: 'logo-white.svg', isRight: true },
  { name: 'stretched', file: 'logo-ar.svg', isRight: false },
  { name: 'recoloured', file: 'logo-ar.svg', isRight: false },
  { name: 'shadow', file: 'logo-ar.svg', isRight: false },
] as const satisfies readonly { name: string; file: BrandFileName; isRight: boolean }[]

/** The rules of the logo as pictures, the right uses first. */
function LogoUses() {
  const { t } = usePage()
  return (
    <ul className="logo-uses" aria-label={t('brand.uses.label')}>
      {uses.map(({ name, file, isRight }) => (
        <li key={name}>
          <div
            className={`brand-preview brand-preview--${name === 'white' ? 'dark' : 'light'} logo-use--${name}`}
          >
            <span>
              <Logo file={file} />
            </span>
          </div>
          <p>
            <span className={`badge tone--${isRight ? 'success' : 'danger'}`}>
              <Icon name={isRight ? 'check' : 'x'} />
              {t(isRight ? 'brand.uses.right' : 'brand.uses.wrong')}
            </span>{' '}
            {t(`brand.uses.${name}`)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Logo({ file }: { file: BrandFileName }) {
  const { width, height } = brandFiles[file]
  return (
    <img
      src={brandFilePath(file)}
      alt=""
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
    />
  )
}

import { brandColours, brandFiles } from 'virtual:brand-files'
import { type BrandFileName, brandFilePath } from '#domain/site/brand-files'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { RecordIndex } from '../../../ui/lists/record-index'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { Badge } from '../../../ui/text/badge'
import { Blocks } from '../../../ui/text/blocks'
import { Hidden } from '../../../ui/text/inline'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { BrandFile, BrandFilesPayload } from './payload'
import './brand-files.css'

const groups = ['logo', 'symbol', 'pattern', 'colour'] as const

export function BrandFiles(props: PageProps<BrandFilesPayload>) {
  const { t, digits } = usePage()
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
              note: digits(t('brand.count', { count: filesOf(group).length })),
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
        <div className="part reading flow">
          <Blocks of={rules} />
        </div>
        <LogoUses />
      </PageBody>
    </>
  )
}

function Swatches() {
  const { t } = usePage()
  return (
    <ul className="swatches" aria-label={t('brand.swatches')}>
      {brandColours.map(({ name, hex }) => (
        <li key={name}>
          <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
            <path fill={hex} d="M0 0h4v3H0z" />
          </svg>
          <bdi dir="ltr">{name}</bdi>
          <bdi dir="ltr">
            <code>{hex}</code>
          </bdi>
        </li>
      ))}
    </ul>
  )
}

function FileCard({ file }: { file: BrandFile }) {
  const { t } = usePage()
  const href = brandFilePath(file.file)
  const { width } = brandFiles[file.file]
  return (
    <GridCard
      picture={
        width && (
          <div className={`brand-preview brand-preview--${file.ground}`}>
            <BrandPicture file={file.file} />
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
  const { t, digits } = usePage()
  const { bytes, width, height } = brandFiles[file]
  const format = file.slice(file.indexOf('.') + 1).toUpperCase()
  const size =
    bytes < 1024
      ? t('brand.bytes', { size: bytes })
      : t('brand.kilobytes', { size: (bytes / 1024).toFixed(1) })
  const pixels = width && height && format === 'PNG' ? [t('brand.pixels', { width, height })] : []
  return (
    <>
      <bdi dir="ltr">{format}</bdi> · {digits([...pixels, size].join(' · '))}
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
              <BrandPicture file={file} />
            </span>
          </div>
          <Badge tone={isRight ? 'success' : 'danger'} icon={isRight ? 'check' : 'x'}>
            {t(isRight ? 'brand.uses.right' : 'brand.uses.wrong')}
          </Badge>{' '}
          {t(`brand.uses.${name}`)}
        </li>
      ))}
    </ul>
  )
}

function BrandPicture({ file }: { file: BrandFileName }) {
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

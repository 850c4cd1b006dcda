import { brandFiles } from 'virtual:brand-files'
import { type BrandFileName, brandFilePath } from '#domain/site/brand-files'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import '../../../ui/text/badge.css'
import './brand-files.css'

const uses = [
  { name: 'space', file: 'logo-ar.svg', isRight: true },
  { name: 'smallest', file: 'logo-ar.svg', isRight: true },
  { name: 'white', file: 'logo-white.svg', isRight: true },
  { name: 'stretched', file: 'logo-ar.svg', isRight: false },
  { name: 'recoloured', file: 'logo-ar.svg', isRight: false },
  { name: 'shadow', file: 'logo-ar.svg', isRight: false },
] as const satisfies readonly { name: string; file: BrandFileName; isRight: boolean }[]

/** The rules of the logo as pictures, the right uses first. */
export function LogoUses() {
  const { t } = usePage()
  return (
    <ul className="logo-uses" aria-label={t('brand.uses.label')}>
      {uses.map(({ name, file, isRight }) => (
        <li key={name}>
          <div className={`logo-use logo-use--${name}`}>
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

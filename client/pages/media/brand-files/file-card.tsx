import { brandFiles } from 'virtual:brand-files'
import { toDigits } from '#domain/dates/format'
import { brandFilePath } from '#domain/site/brand-files'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/hidden'
import type { BrandFile } from './payload'
import './brand-files.css'

export function FileCard({ file }: { file: BrandFile }) {
  const { t } = usePage()
  const href = brandFilePath(file.file)
  const { width, height } = brandFiles[file.file]
  return (
    <li className="brand-file">
      {width && height && (
        <div className={`brand-file__preview brand-file__preview--${file.ground}`}>
          <img src={href} alt="" width={width} height={height} loading="lazy" />
        </div>
      )}
      <h3>{file.title}</h3>
      <p>{file.use}</p>
      <Facts file={file} />
      <a className="button button--secondary button--small" href={href} download={file.file}>
        <Icon name="download" />
        {t('brand.download')}
        <Hidden> {file.title}</Hidden>
      </a>
    </li>
  )
}

function Facts({ file: { file } }: { file: BrandFile }) {
  const { t, site } = usePage()
  const { bytes, width, height } = brandFiles[file]
  const format = file.slice(file.indexOf('.') + 1).toUpperCase()
  const size =
    bytes < 1024
      ? t('brand.bytes', { size: bytes })
      : t('brand.kilobytes', { size: (bytes / 1024).toFixed(1) })
  return (
    <ul className="brand-file__facts">
      <li>
        <bdi dir="ltr">{format}</bdi>
      </li>
      {width && height && format === 'PNG' && (
        <li>{toDigits(t('brand.pixels', { width, height }), site.digits)}</li>
      )}
      <li>{toDigits(size, site.digits)}</li>
    </ul>
  )
}

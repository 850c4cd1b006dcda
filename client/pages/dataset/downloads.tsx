import type { FileFormat } from '#domain/datasets/formats'
import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { PageLink } from '../../ui/text/link'

const names: Record<FileFormat, string> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  jsonl: 'JSON Lines',
}

export function Downloads({ of: payload }: { of: DatasetPayload }) {
  const { t } = usePage()
  const { files, frequency, citation } = payload
  const csv = files.find(({ format }) => format === 'csv')
  return (
    <aside className="downloads" aria-labelledby="download">
      <h2 id="download">{t('dataset.download.title')}</h2>
      {csv ? (
        <ul className="files">
          <File of={csv} isMain />
          <File of={csv} path={`${csv.path}?bom=1`} purpose={t('dataset.download.excel')} />
          {files.map((file) => file !== csv && <File of={file} key={file.format} />)}
        </ul>
      ) : (
        <p>{t('dataset.facts.none')}</p>
      )}
      <Addresses of={payload} />
      <dl className="downloads__facts">
        <div>
          <dt>{t('dataset.download.frequency')}</dt>
          <dd>{t(`openData.frequencies.${frequency}`)}</dd>
        </div>
        <div>
          <dt>{t('dataset.download.question')}</dt>
          <dd>
            <PageLink to="contact">{t('dataset.download.ask')}</PageLink>
          </dd>
        </div>
      </dl>
      {citation && (
        <details className="citation">
          <summary>
            <span>{t('dataset.download.citation')}</span>
            <Icon name="chevron-down" className="icon--turn" />
          </summary>
          <p>
            <bdi>{citation}</bdi>
          </p>
        </details>
      )}
    </aside>
  )
}

interface FileProps {
  of: DatasetPayload['files'][number]
  /** Default: the path of the file. */
  path?: string
  /** Default: that of the format. */
  purpose?: string
  isMain?: boolean
}

function File({ of: file, path = file.path, purpose, isMain = false }: FileProps) {
  const { t } = usePage()
  const { format, size, sha256 } = file
  return (
    <li className={isMain ? 'file file--main' : 'file'}>
      <a href={path} download>
        <Icon name="download" />
        <span>
          <strong>{names[format]}</strong>{' '}
          <small>{purpose ?? t(`dataset.download.${format}`)}</small>
        </span>
        <bdi className="file__size">{size}</bdi>
      </a>
      {!purpose && (
        <details>
          <summary>
            {t('dataset.download.checksum')} <bdi dir="ltr">(SHA-256)</bdi>
          </summary>
          <bdi dir="ltr">
            <code>{sha256}</code>
          </bdi>
        </details>
      )}
    </li>
  )
}

function Addresses({ of: { latestPath, rowsPath } }: { of: DatasetPayload }) {
  const { t } = usePage()
  return (
    <div className="addresses">
      <p>
        <strong className="addresses__name">{t('dataset.download.latest')}</strong>{' '}
        {t('dataset.download.latestText')}
      </p>
      <a href={latestPath} dir="ltr">
        <code>{latestPath}</code>
      </a>
      <p>
        <strong className="addresses__name">{t('dataset.download.rows')}</strong>{' '}
        {t('dataset.download.rowsText')}
      </p>
      <a href={rowsPath} dir="ltr">
        <code>{rowsPath}</code>
      </a>
    </div>
  )
}

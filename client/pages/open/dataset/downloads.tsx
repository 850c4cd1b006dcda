import type { FileFormat } from '#domain/datasets/formats'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Fold } from '../../../ui/page/fold'
import { Fact } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { TextFold } from '../../../ui/text/text-fold'
import type { DatasetPayload } from './payload'
import '../../../ui/card-link.css'
import '../../../ui/sticky.css'
import './downloads.css'
import './dataset.css'

const names: Record<FileFormat, string> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  jsonl: 'JSON Lines',
}

/** The whole dataset in the two formats that most readers need. */
export function MainDownloads({ of: { files, rowCount } }: { of: DatasetPayload }) {
  const { t, locale } = usePage()
  const main = files.find(({ format }) => format === 'csv')
  const workbook = files.find(({ format }) => format === 'xlsx')
  if (!main) return null
  return (
    <p className="main-downloads">
      <a className="button button--primary" href={main.path} download>
        <Icon name="download" />
        <span>
          {t('dataset.download.all')}
          <small>
            <bdi>CSV</bdi> · <bdi>{main.size}</bdi> · {t('dataset.facts.rows')}:{' '}
            <bdi dir="ltr">{rowCount}</bdi>
          </small>
        </span>
      </a>
      {workbook && (
        <a
          className="button button--secondary"
          href={`${workbook.path}${locale === 'ar' ? '?lang=ar' : ''}`}
          download
        >
          <Icon name="download" />
          <span>
            {t('dataset.download.workbook')}
            <small>
              <bdi>XLSX</bdi> · <bdi>{workbook.size}</bdi>
            </small>
          </span>
        </a>
      )}
    </p>
  )
}

export function Downloads({ of: payload }: { of: DatasetPayload }) {
  const { t } = usePage()
  const { files, frequency, citation } = payload
  const csv = files.find(({ format }) => format === 'csv')
  return (
    <aside className="downloads sticky" aria-labelledby="download-title">
      <Fold id="download" title={t('dataset.download.title')}>
        {csv ? (
          <>
            <RowList density="compact">
              <File of={csv} />
              <File
                of={csv}
                path={`${csv.path}?bom=1`}
                name={t('dataset.download.csvForExcel')}
                purpose={t('dataset.download.excel')}
              />
              {files.map((file) => file !== csv && <File of={file} key={file.format} />)}
            </RowList>
            <Checksums of={files} />
          </>
        ) : (
          <p>{t('dataset.facts.none')}</p>
        )}
        <Addresses of={payload} />
        <Facts shape="ladder">
          <Fact term={t('dataset.download.frequency')}>
            {t(`openData.frequencies.${frequency}`)}
          </Fact>
          <Fact term={t('dataset.download.question')}>
            <PageLink to="contact">{t('dataset.download.ask')}</PageLink>
          </Fact>
        </Facts>
        {citation && (
          <TextFold title={t('dataset.download.citation')}>
            <p>
              <bdi>{citation}</bdi>
            </p>
          </TextFold>
        )}
      </Fold>
    </aside>
  )
}

interface FileProps {
  of: DatasetPayload['files'][number]
  /** Default: the path of the file. */
  path?: string
  /** Default: that of the format. */
  name?: string
  purpose?: string
}

function File({ of: { format, size, ...file }, path = file.path, name, purpose }: FileProps) {
  const { t } = usePage()
  return (
    <ListRow
      icon={<Icon name="download" />}
      title={
        <a className="card-link" href={path} download>
          {name ?? <bdi>{names[format]}</bdi>}
        </a>
      }
      end={<bdi className="item-meta">{size}</bdi>}
    >
      <p>{purpose ?? t(`dataset.download.${format}`)}</p>
    </ListRow>
  )
}

function Checksums({ of: files }: { of: DatasetPayload['files'] }) {
  const { t } = usePage()
  return (
    <TextFold
      title={
        <span>
          {t('dataset.download.checksums')} <bdi dir="ltr">(SHA-256)</bdi>
        </span>
      }
    >
      <dl>
        {files.map(({ format, sha256 }) => (
          <Fact term={<bdi>{names[format]}</bdi>} key={format}>
            <bdi dir="ltr">
              <code>{sha256}</code>
            </bdi>
          </Fact>
        ))}
      </dl>
    </TextFold>
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

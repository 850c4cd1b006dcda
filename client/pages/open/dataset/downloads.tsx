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
import '../../../ui/lists/aside.css'
import '../../../ui/sticky.css'

const names: Record<FileFormat, string> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  jsonl: 'JSON Lines',
}

const mainFiles = [
  { format: 'csv', look: 'primary', text: 'all' },
  { format: 'xlsx', look: 'secondary', text: 'workbook' },
] as const

/** The whole dataset in the two formats that most readers need. */
export function MainDownloads({ of: { files, rowCount } }: { of: DatasetPayload }) {
  const { t, locale } = usePage()
  return (
    <p className="button-row">
      {mainFiles.map(({ format, look, text }) => {
        const file = files.find((one) => one.format === format)
        const query = format === 'xlsx' && locale === 'ar' ? '?lang=ar' : ''
        return (
          file && (
            <a className={`button button--${look}`} href={file.path + query} download key={format}>
              <Icon name="download" />
              <span>
                {t(`dataset.download.${text}`)}
                <br />
                <small>
                  <bdi>{names[format]}</bdi> · <bdi>{file.size}</bdi>
                  {format === 'csv' && ` · ${t('dataset.facts.rows')}: ${rowCount}`}
                </small>
              </span>
            </a>
          )
        )
      })}
    </p>
  )
}

export function Downloads({ of: payload }: { of: DatasetPayload }) {
  const { t } = usePage()
  const { files, frequency, citation } = payload
  return (
    <aside className="aside sticky" aria-labelledby="download-title">
      <Fold id="download" title={t('dataset.download.title')}>
        {files.length > 0 ? <Files of={files} /> : <p>{t('dataset.facts.none')}</p>}
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

/** The files, that in CSV also as Excel reads it, and their checksums. */
function Files({ of: files }: Record<'of', DatasetPayload['files']>) {
  const { t } = usePage()
  const shown = files.flatMap(({ format, path, size }) => {
    const file = { path, size, name: names[format], purpose: t(`dataset.download.${format}`) }
    const forExcel = {
      path: `${path}?bom=1`,
      size,
      name: t('dataset.download.csvForExcel'),
      purpose: t('dataset.download.excel'),
    }
    return format === 'csv' ? [file, forExcel] : [file]
  })
  return (
    <>
      <RowList density="compact">
        {shown.map(({ path, size, name, purpose }) => (
          <ListRow
            icon={<Icon name="download" />}
            title={
              <a className="card-link" href={path} download>
                <bdi>{name}</bdi>
              </a>
            }
            end={<bdi className="item-meta">{size}</bdi>}
            key={path}
          >
            <p>{purpose}</p>
          </ListRow>
        ))}
      </RowList>
      <TextFold title={`${t('dataset.download.checksums')} (SHA-256)`}>
        <Facts shape="ladder">
          {files.map(({ format, sha256 }) => (
            <Fact term={<bdi>{names[format]}</bdi>} key={format}>
              <code dir="ltr">{sha256}</code>
            </Fact>
          ))}
        </Facts>
      </TextFold>
    </>
  )
}

/** Where programs find the newest file, and the rows. */
function Addresses({ of: { latestPath, rowsPath } }: { of: DatasetPayload }) {
  const { t } = usePage()
  const addresses = [
    { name: 'latest', path: latestPath },
    { name: 'rows', path: rowsPath },
  ] as const
  return (
    <RowList density="compact">
      {addresses.map(({ name, path }) => (
        <ListRow title={<a href={path}>{t(`dataset.download.${name}`)}</a>} key={name}>
          <p>{t(`dataset.download.${name}Text`)}</p>
          <p>
            <code dir="ltr">{path}</code>
          </p>
        </ListRow>
      ))}
    </RowList>
  )
}

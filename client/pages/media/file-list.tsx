import type { FileCard } from '#domain/payloads/file-card'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { ListRow, RowList } from '../../ui/lists/rows'
import '../../ui/card-link.css'

interface FileListProps {
  of: readonly FileCard[]
  /** Of the heading above it. */
  level: 2 | 3 | 4
}

/** Files of a record for download; nothing without any. */
export function FileList({ of: files, level }: FileListProps) {
  const { t } = usePage()
  const Heading = `h${level}` as const
  if (files.length === 0) return null
  return (
    <section>
      <Heading>{t('newsroom.files.title')}</Heading>
      <RowList density="compact">
        {files.map(({ title, href, type, size, language }) => (
          <ListRow
            icon={<Icon name="download" />}
            title={
              <a className="card-link" href={href} download>
                {title}
              </a>
            }
            end={
              <span className="item-meta">
                <bdi>{type}</bdi> · <bdi>{size}</bdi> · {t(`newsroom.files.languages.${language}`)}
              </span>
            }
            key={href}
          />
        ))}
      </RowList>
    </section>
  )
}

import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'

/** The table above as a file, with every row it has. */
export function CsvLink({ of }: { of: 'pages' | 'reasons' | 'ratings' }) {
  const { t, locale } = usePage()
  return (
    <p className="statistics__file">
      <a href={`${routePath('statistics', locale)}/${of}.csv`} download>
        <Icon name="download" />
        {t(`statistics.files.${of}`)}
      </a>
    </p>
  )
}

import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'

/** CSV file of the table above, with all rows. */
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

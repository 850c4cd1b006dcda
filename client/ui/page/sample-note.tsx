import { usePage } from '../../i18n'

/** Says that the record of the page, or every record of its list, is sample data. */
export function SampleNote() {
  const { t } = usePage()
  return <p className="sample-note">{t('pageMeta.sample')}</p>
}

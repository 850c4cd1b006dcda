import { usePage } from '../../../i18n'
import { OutsideLink } from '../../../ui/text/link'

/** Button to the national channel for reports of corruption, if the settings name one. */
export function OfficialLink() {
  const { t, site } = usePage()
  if (!site.reportCorruption) return null
  return (
    <OutsideLink className="button button--primary" href={site.reportCorruption} rel="noreferrer">
      {t('quickExit.official')}
    </OutsideLink>
  )
}

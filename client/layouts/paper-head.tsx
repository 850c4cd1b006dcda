import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { Day } from '../ui/text/date'

/** Header of printed pages: authority, URL and date (print.css). */
export function PaperHead() {
  const { t, site, locale, path, query } = usePage()
  return (
    <div className="paper-head">
      <strong>{t('site.name')}</strong>
      <bdi dir="ltr">
        {site.domain}
        <output name="path">{localPath(path, locale) + query}</output>
      </bdi>
      <span>
        {`${t('paper.day')} `}
        <Day date={site.today} />
      </span>
    </div>
  )
}

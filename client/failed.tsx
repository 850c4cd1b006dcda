import { localPath } from '#domain/locale'
import { usePage } from './i18n'

/** Stands in `<main>` when a page could not be shown; the cause is never shown. */
export function Failed() {
  const { locale, t, path } = usePage()
  return (
    <div className="container reading flow">
      <h1>{t('genericFailure')}</h1>
      <p>
        <a href={localPath(path, locale)}>{t('version.reload')}</a>
      </p>
    </div>
  )
}

import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'

/** Tells the server which page to return to. */
export function ReturnPath() {
  const { locale, path } = usePage()
  return <input type="hidden" name="path" value={localPath(path, locale)} />
}

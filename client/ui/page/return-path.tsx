import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'

/** Tells the server which page a form was sent from, so that the answer leads back to it. */
export function ReturnPath() {
  const { locale, path } = usePage()
  return <input type="hidden" name="path" value={localPath(path, locale)} />
}

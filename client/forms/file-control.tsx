import { use } from 'react'
import { toDigits } from '#domain/dates/format'
import { acceptedFiles } from '#domain/forms/files'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Hidden } from '../ui/text/hidden'
import type { ControlProps } from './control-props'
import { type ChosenFiles, FormScriptContext } from './form-script'
import './file-input.css'

/**
 * File input whose label is the visible button, because browsers label their own button in their
 * own language. The browser's list of files is visible until script renders one.
 */
export function FileControl({ name, aria }: ControlProps) {
  const { t } = usePage()
  const chosen = use(FormScriptContext).useFiles()
  return (
    <div className="files">
      <div className="files__choose">
        <input
          className="files__input"
          id={name}
          name={name}
          type="file"
          multiple
          accept={acceptedFiles}
          ref={chosen.input}
          onChange={chosen.onChange}
          {...aria}
        />
        <label className="button button--secondary" htmlFor={name}>
          <Icon name="file-text" />
          {t('form.files.choose')}
        </label>
      </div>
      <FileList {...chosen} />
    </div>
  )
}

function FileList({ files, announcement, remove }: ChosenFiles) {
  const { t, site } = usePage()
  const megabytes = (size: number) =>
    toDigits(t('form.files.size', { megabytes: (size / 1_048_576).toFixed(1) }), site.digits)
  return (
    <>
      {files.length > 0 && (
        <ul className="files__list">
          {files.map(({ name, size }, index) => (
            <li key={`${name} ${size}`}>
              <span>
                <bdi>{name}</bdi> <small>{megabytes(size)}</small>
              </span>
              <button
                className="button button--quiet"
                type="button"
                onClick={() => remove?.(index)}
              >
                {t('form.files.remove')}
                <Hidden>{` ${name}`}</Hidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="hint" role="status">
        {announcement &&
          t(`form.files.${announcement.kind}`, { name: `\u2068${announcement.name}\u2069` })}
      </p>
    </>
  )
}

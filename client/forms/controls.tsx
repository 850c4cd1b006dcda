import { type AriaAttributes, type ComponentProps, type ComponentType, use } from 'react'
import type { Field } from '#domain/forms/field'
import { acceptedFiles } from '#domain/forms/files'
import type { Option } from '#domain/payloads/forms'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Hidden } from '../ui/text/inline'
import { type ChosenFiles, FormScriptContext } from './form-script'
import './file-input.css'
import './fields.css'
import './kinds.css'
import './select.css'

const kinds: Partial<Record<Field['control'], ComponentProps<'input'>>> = {
  email: { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  // The native control is in the browser's language, whatever that of the page.
  date: { dir: 'ltr' },
  code: { dir: 'ltr', inputMode: 'numeric', spellCheck: false },
  reference: { dir: 'ltr', spellCheck: false, autoCapitalize: 'characters', autoComplete: 'off' },
}

function Line({ name, of, value, aria }: ControlProps) {
  return (
    <input
      className="input"
      id={name}
      name={name}
      type="text"
      autoComplete={of.autoComplete}
      maxLength={of.maxLength}
      defaultValue={value}
      {...kinds[of.control]}
      {...aria}
    />
  )
}

function Text({ name, of, value, aria }: ControlProps) {
  const { useTyped } = use(FormScriptContext)
  const ref = useTyped(name)
  return (
    <textarea
      className="textarea"
      id={name}
      name={name}
      ref={ref}
      dir="auto"
      // Lets CSS detect an empty textarea (`:placeholder-shown`).
      placeholder=" "
      rows={7}
      maxLength={of.maxLength}
      defaultValue={value}
      {...aria}
    />
  )
}

function Select({ name, value, options, aria }: ControlProps) {
  const { t } = usePage()
  return (
    <span className="select-wrap">
      <select className="select" id={name} name={name} defaultValue={value ?? ''} {...aria}>
        <option value="">{t('form.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}

/** The first option has the field's own id, because the error summary links to it. */
function Cards({ name, value, options }: ControlProps) {
  return (
    <div className="kinds">
      {options.map((option, index) => (
        <label className="option kind" key={option.value}>
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
          />
          <span>
            {/* The space keeps the letters of the two texts from joining. */}
            <strong>{option.label}</strong> {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}

export const controls = {
  text: Line,
  email: Line,
  tel: Line,
  date: Line,
  reference: Line,
  code: Line,
  textarea: Text,
  select: Select,
  radio: Cards,
  files: FileControl,
} satisfies Record<Field['control'], ComponentType<ControlProps>>

/**
 * File input whose label is the visible button, because browsers label their own button in their
 * own language. The browser's list of files is visible until script renders one.
 */
function FileControl({ name, aria }: ControlProps) {
  const { t } = usePage()
  const chosen = use(FormScriptContext).useFiles()
  return (
    <div className="field">
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
  const { t, digits } = usePage()
  const megabytes = (size: number) =>
    digits(t('form.files.size', { megabytes: (size / 1_048_576).toFixed(1) }))
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

export interface ControlProps {
  name: string
  of: Field
  value: string | undefined
  options: readonly Option[]
  aria: Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'>
}

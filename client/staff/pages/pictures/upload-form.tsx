import { directions, type Locale, locales } from '#domain/site/locale'
import {
  focusSteps,
  middleFocus,
  type PictureFormIssues,
  type PicturesPage,
  type PictureText,
  pictureTexts,
} from '#domain/staff/pictures'
import { usePage } from '../../../i18n'
import { DeskField, DoButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import type { arDeskPictures } from './ar'
import './desk-pictures.css'

const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

interface FileFieldProps {
  /** Name of the field. */
  name: 'picture' | 'document'
  accept: string
  hint: string
  error: string | null
}

/** Chooses a file to be uploaded; one that is dropped on the form is put into it. */
export function FileField({ name, accept, hint, error }: FileFieldProps) {
  const { t } = usePage()
  return (
    <>
      <DeskField id={name} label={t('deskPictures.file')} hint={hint} error={error}>
        {(control) => (
          <input
            className="picture-file"
            type="file"
            name={name}
            accept={accept}
            data-drop
            {...control}
          />
        )}
      </DeskField>
      <p
        role="status"
        data-sending={t('deskPictures.sending')}
        data-progress={t('deskPictures.progress', { percent: '{{percent}}' })}
        data-received={t('deskPictures.received')}
      />
    </>
  )
}

export function PictureFileField({ issue }: { issue: PictureFormIssues['file'] | null }) {
  const { t } = usePage()
  return (
    <FileField
      name="picture"
      accept={accept}
      hint={t('deskPictures.fileHint')}
      error={issue ? t(`deskPictures.problems.${issue}`) : null}
    />
  )
}

type StepName = keyof (typeof arDeskPictures)['deskPictures']['steps']

/** The nine places of the focus, in the order of the picture in both languages. */
export function FocusChoice({ chosen }: { chosen: string }) {
  const { t } = usePage()
  return (
    <fieldset className="focus-choice">
      <legend>{t('deskPictures.focus')}</legend>
      <div className="focus-choice__grid" dir="ltr">
        {focusSteps.map((step) => (
          <input
            className="focus-choice__step"
            type="radio"
            name="focus"
            value={step}
            defaultChecked={step === chosen}
            aria-label={t(`deskPictures.steps.${step as StepName}`)}
            key={step}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface UploadProps {
  of: PicturesPage
}

export function UploadForm({ of }: UploadProps) {
  const { t } = usePage()
  const { form, today } = of
  const { typed, issues } = form ?? {}
  return (
    <DeskBox id="upload" title={t('deskPictures.upload')}>
      {form && <DeskAlert>{t('deskPictures.chooseAgain')}</DeskAlert>}
      <PostForm
        to="pictures"
        keepsQuery
        className="desk-form"
        encType="multipart/form-data"
        noValidate
      >
        <PictureFileField issue={issues?.file ?? null} />
        {pictureTexts.map((name) => (
          <TextFields name={name} of={of} key={name} />
        ))}
        <div className="desk-form__columns picture-options">
          <DayField
            label={t('deskPictures.date')}
            error={issues?.date && t('deskPictures.issues.day')}
            value={typed?.date ?? today}
            today={today}
          />
          <div>
            {(['ornament', 'people'] as const).map((name) => (
              <label className="picture-check" key={name}>
                <input type="checkbox" name={name} defaultChecked={typed?.[name]} />
                {t(`deskPictures.${name}`)}
              </label>
            ))}
          </div>
          <FocusChoice chosen={typed?.focus ?? middleFocus} />
        </div>
        <div className="toolbar">
          <DoButton value="upload" look="button--primary">
            {t('deskPictures.uploadSubmit')}
          </DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}

function TextFields({ name, of: { form } }: UploadProps & { name: PictureText }) {
  const { t } = usePage()
  return (
    <TitleFields
      name={name}
      label={t(`deskPictures.texts.${name}`)}
      valueIn={(locale) => form?.typed[locale][name]}
      errorIn={(locale) => {
        const issue = form?.issues.texts[`${name}.${locale}`]
        return issue && t(`deskPictures.issues.${issue}`)
      }}
      isOptional={name === 'alt'}
      {...(name === 'alt' && { hint: t('deskPictures.altHint') })}
    />
  )
}

interface TitleFieldsProps {
  /** The controls are named `{name}.ar` and `{name}.en`. */
  name: string
  label: string
  hint?: string
  valueIn: (locale: Locale) => string | undefined
  errorIn: (locale: Locale) => string | undefined
  isOptional?: boolean
}

/** A line in each language. */
export function TitleFields(props: TitleFieldsProps) {
  const { name, label, hint, valueIn, errorIn, isOptional = false } = props
  const { t } = usePage()
  return (
    <div className="desk-form__columns">
      {locales.map((locale) => (
        <DeskField
          id={`${name}.${locale}`}
          label={t(`deskPictures.inLanguage.${locale}`, { name: label })}
          error={errorIn(locale)}
          {...(hint && { hint })}
          key={locale}
        >
          {(control) => (
            <input
              className="input"
              type="text"
              name={`${name}.${locale}`}
              defaultValue={valueIn(locale)}
              lang={locale}
              dir={directions[locale]}
              autoComplete="off"
              aria-required={!isOptional || undefined}
              {...control}
            />
          )}
        </DeskField>
      ))}
    </div>
  )
}

interface DayFieldProps {
  label: string
  error: string | false | undefined
  value: string
  today: string
}

/** A day that is not in the future. */
export function DayField({ label, error, value, today }: DayFieldProps) {
  return (
    <DeskField id="date" label={label} error={error || null}>
      {(control) => (
        <input
          className="input"
          type="date"
          name="date"
          max={today}
          defaultValue={value}
          {...control}
        />
      )}
    </DeskField>
  )
}

import { directions, locales } from '#domain/site/locale'
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
  issue: PictureFormIssues['file'] | null
}

/** Chooses the file of a picture; one that is dropped on the form is put into it. */
export function PictureFileField({ issue }: FileFieldProps) {
  const { t } = usePage()
  return (
    <>
      <DeskField
        id="picture"
        label={t('deskPictures.file')}
        hint={t('deskPictures.fileHint')}
        error={issue && t(`deskPictures.problems.${issue}`)}
      >
        {(control) => (
          <input
            className="picture-file"
            type="file"
            name="picture"
            accept={accept}
            data-drop
            {...control}
          />
        )}
      </DeskField>
      <p role="status" data-sending={t('deskPictures.sending')} />
    </>
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
      <PostForm to="pictures" className="desk-form" encType="multipart/form-data" noValidate>
        <PictureFileField issue={issues?.file ?? null} />
        {pictureTexts.map((name) => (
          <TextFields name={name} of={of} key={name} />
        ))}
        <div className="desk-form__columns">
          <DeskField
            id="date"
            label={t('deskPictures.date')}
            error={issues?.date && t('deskPictures.issues.day')}
          >
            {(control) => (
              <input
                className="input"
                type="date"
                name="date"
                max={today}
                defaultValue={typed?.date ?? today}
                {...control}
              />
            )}
          </DeskField>
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
    <div className="desk-form__columns">
      {locales.map((locale) => {
        const id = `${name}.${locale}` as const
        const issue = form?.issues.texts[id]
        return (
          <DeskField
            id={id}
            label={t(`deskPictures.inLanguage.${locale}`, {
              name: t(`deskPictures.texts.${name}`),
            })}
            error={issue && t(`deskPictures.issues.${issue}`)}
            {...(name === 'alt' && { hint: t('deskPictures.altHint') })}
            key={id}
          >
            {(control) => (
              <input
                className="input"
                type="text"
                name={id}
                defaultValue={form?.typed[locale][name]}
                lang={locale}
                dir={directions[locale]}
                autoComplete="off"
                aria-required={name !== 'alt' || undefined}
                {...control}
              />
            )}
          </DeskField>
        )
      })}
    </div>
  )
}

import { linkPrefix, shownLinkPrefix } from '#domain/feedback/comments'
import { usePage } from '../../i18n'
import type { LinkInputProps } from './comment-form'
import { Comments, type CommentsProps } from './comments'
import { FeedbackIssue } from './form-parts'

export type UseCasesProps = Pick<CommentsProps, 'of' | 'personalState'>

export function UseCases(props: UseCasesProps) {
  return <Comments form="useCase" Link={LinkInput} {...props} />
}

function LinkInput({ issue, link, takesFocus }: LinkInputProps) {
  const { t, digits } = usePage()
  return (
    <>
      <label htmlFor="useCase-link">{t('useCase.link')}</label>
      <p className="hint" id="useCase-link-hint">
        {digits(t('useCase.linkHint', { prefix: shownLinkPrefix }))}
      </p>
      {issue && <FeedbackIssue of="useCase" control="useCase-link" message={issue} />}
      <input
        type="text"
        id="useCase-link"
        name="link"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={linkPrefix}
        defaultValue={link}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? 'useCase-issue useCase-link-hint' : 'useCase-link-hint'}
        // biome-ignore lint/a11y/noAutofocus: the element that had focus was removed, or the error is here
        autoFocus={takesFocus && issue !== undefined}
      />
    </>
  )
}

import { toDigits } from '#domain/dates/format'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Hidden } from '../../ui/text/hidden'
import './feedback.css'

interface FeedbackIssueProps {
  /** Id of the subject; the id of the issue is derived from it. */
  of: string
  /** Id of the control that the link leads to. */
  control: string
  message: string
}

/** Error of a small form, announced at once, with a link to its control. */
export function FeedbackIssue({ of, control, message }: FeedbackIssueProps) {
  const { t, site } = usePage()
  return (
    <p className="field-issue" id={`${of}-issue`} role="alert">
      <Icon name="circle-alert" />
      <span>
        <Hidden>{`${t('feedback.error')} `}</Hidden>
        <a href={`#${control}`}>{toDigits(message, site.digits)}</a>
      </span>
    </p>
  )
}

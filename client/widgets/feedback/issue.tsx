import { toDigits } from '#domain/dates/format'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Hidden } from '../../ui/text/hidden'

interface IssueProps {
  /** Id of what it is about; the issue's own is made of it. */
  of: string
  /** Id of the control that its link leads to. */
  control: string
  message: string
}

/** What is wrong with a small form, told at once and with the way to what has to be mended. */
export function Issue({ of, control, message }: IssueProps) {
  const { t, site } = usePage()
  return (
    <p className="saying-issue" id={`${of}-issue`} role="alert">
      <Icon name="circle-alert" />
      <span>
        <Hidden>{`${t('feedback.error')} `}</Hidden>
        <a href={`#${control}`}>{toDigits(message, site.digits)}</a>
      </span>
    </p>
  )
}

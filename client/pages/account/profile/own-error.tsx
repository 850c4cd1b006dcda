import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/hidden'
import '../../../forms/fields.css'
import '../../../forms/form.css'

/** Message of a field, without the messages of the forms, which these pages do not load. */
export function OwnError({ id, message }: { id: string; message: string }) {
  const { t, site } = usePage()
  return (
    <p className="field__error" id={id}>
      <Icon name="circle-alert" />
      <span>
        <Hidden>{`${t('tickets.error')} `}</Hidden>
        {toDigits(message, site.digits)}
      </span>
    </p>
  )
}

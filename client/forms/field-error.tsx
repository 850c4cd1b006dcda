import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Hidden } from '../ui/text/inline'
import './fields.css'
import './form.css'

/** The control refers to `id` in its `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string }) {
  const { t, digits } = usePage()
  return (
    <p className="field__error" id={id}>
      <Icon name="circle-alert" />
      <span>
        <Hidden>{`${t('form.error')} `}</Hidden>
        {digits(message)}
      </span>
    </p>
  )
}

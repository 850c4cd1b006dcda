import type {} from 'altcha/types/react'
import { usePage } from '../../i18n'

/** `humanInteractionSignature` would record how visitors move the pointer and type. */
const settings = JSON.stringify({
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
})

/** Checkbox that starts a proof of work. */
export function AltchaWidget({ challenge }: { challenge: string }) {
  const { locale } = usePage()
  return (
    <altcha-widget
      name="altcha"
      type="checkbox"
      language={locale}
      challenge={challenge}
      configuration={settings}
    />
  )
}

import type {} from 'altcha/types/react'
import { usePage } from '../../i18n'

/** Nothing of how somebody moves or types is watched. */
const settings = JSON.stringify({
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
})

/** A box to tick; ticking it lets the browser do some work that proves the visitor is one of few. */
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

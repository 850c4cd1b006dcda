import type { PlainKey } from '#domain/messages/translate'
import { forcedModes } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { ReturnPath } from '../../ui/page/return-path'
import { Hidden } from '../../ui/text/inline'

const id = 'colour-mode'
const modes = [
  { value: 'light', icon: 'sun', label: 'mode.light' },
  { value: 'dark', icon: 'moon', label: 'mode.dark' },
  { value: 'system', icon: 'monitor', label: 'mode.system' },
] as const satisfies readonly { value: string; icon: IconName; label: PlainKey }[]

export function ColourModeButton() {
  const { t } = usePage()
  return (
    <button className="icon-button wide-button mode-button" type="button" popoverTarget={id}>
      <Icon name="sun-moon" />
      <Hidden>{t('mode.title')}</Hidden>
    </button>
  )
}

export function ColourModeMenuButton() {
  const { t } = usePage()
  return (
    <button className="site-nav__mode button button--secondary" type="button" popoverTarget={id}>
      <Icon name="sun-moon" />
      {t('mode.title')}
    </button>
  )
}

/**
 * A choice applies at once (tokens.css); without script the button saves it. The header is the same
 * on every page, so CSS shows the note on pages that force a mode (notices.css).
 */
export function ColourMode() {
  const { t } = usePage()
  return (
    <form className="popover mode-form" id={id} popover="auto" method="post" action="/display">
      <ReturnPath />
      <fieldset>
        <legend>{t('mode.title')}</legend>
        {forcedModes.map((mode) => (
          <p className="mode-form__forced" data-forced={mode} key={mode}>
            {t(`mode.forced.${mode}`)}
          </p>
        ))}
        {modes.map(({ value, icon, label }) => (
          <label className="option" key={value}>
            <input type="radio" name="color-mode" value={value} />
            <Icon name={icon} />
            {t(label)}
          </label>
        ))}
      </fieldset>
      <button className="button button--primary button--small no-script" type="submit">
        {t('mode.save')}
      </button>
    </form>
  )
}

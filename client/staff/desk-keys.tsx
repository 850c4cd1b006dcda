import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Hidden } from '../ui/text/hidden'
import { KeyHint } from './key-hint'

const keys = [
  ['j', 'k', 'move'],
  ['o', 'open'],
  ['a', 'assign'],
  ['x', 'select'],
  ['n', 'next'],
  ['1–5', 'step'],
  ['t', 'template'],
  ['i', 'note'],
  ['Ctrl Enter', 'send'],
  ['u', 'undo'],
  ['/', 'find'],
  ['g', 'q', 'queue'],
  ['g', 'm', 'moderation'],
  ['?', 'all'],
] as const

/** The list of keys, which `?` opens, and the box that switches them off. */
export function DeskKeys() {
  const { t } = usePage()
  return (
    <>
      <p className="keys-button">
        <button className="button button--quiet" type="button" popoverTarget="keys">
          {t('desk.keys.title')} <KeyHint keys="?" />
        </button>
      </p>
      <section className="popover keys" id="keys" popover="auto" aria-labelledby="keys-title">
        <h2 id="keys-title">{t('desk.keys.title')}</h2>
        <button
          className="icon-button"
          type="button"
          popoverTarget="keys"
          popoverTargetAction="hide"
        >
          <Icon name="x" />
          <Hidden>{t('desk.keys.close')}</Hidden>
        </button>
        <dl>
          {keys.map((line) => (
            <div key={line.at(-1)}>
              <dt>
                {line.slice(0, -1).map((key) => (
                  <kbd key={key} dir="ltr">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`desk.keys.${line[line.length - 1] as KeyName}`)}</dd>
            </div>
          ))}
        </dl>
        <label className="option">
          <input type="checkbox" id="keys-on" defaultChecked />
          {t('desk.keys.on')}
        </label>
      </section>
    </>
  )
}

type Last<T> = T extends readonly [...string[], infer L] ? L : never
type KeyName = Last<(typeof keys)[number]>

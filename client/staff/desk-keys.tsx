import { mayOpen } from '#domain/staff/staff-routes'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Facts } from '../ui/lists/facts'
import { Fact, Hidden } from '../ui/text/inline'
import { KeyHint } from './desk-parts'
import { useStaff } from './staff-scope'

/** Keyboard shortcuts, with the page on which they work. */
const shortcuts = [
  { name: 'move', keys: ['j', 'k'], page: 'queue' },
  { name: 'open', keys: ['o'], page: 'queue' },
  { name: 'assign', keys: ['a'], page: 'queue' },
  { name: 'select', keys: ['x'], page: 'queue' },
  { name: 'next', keys: ['n'], page: 'queue' },
  { name: 'step', keys: ['1–7'], page: 'ticket' },
  { name: 'template', keys: ['t'], page: 'ticket' },
  { name: 'note', keys: ['i'], page: 'ticket' },
  { name: 'send', keys: ['Ctrl Enter'], page: 'ticket' },
  { name: 'undo', keys: ['u'], page: 'ticket' },
  { name: 'find', keys: ['/'], page: 'queue' },
  { name: 'queue', keys: ['g', 'q'], page: 'queue' },
  { name: 'moderation', keys: ['g', 'm'], page: 'moderation' },
  { name: 'performance', keys: ['g', 'p'], page: 'performance' },
] as const

/** The list of keys, which `?` opens, and the box that switches them off. */
export function DeskKeys() {
  const { t } = usePage()
  const { roles } = useStaff().frame
  const own = shortcuts.filter(({ page }) => mayOpen(roles, page))
  if (own.length === 0) return null
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
          // biome-ignore lint/a11y/noAutofocus: the list is a popover, in which focus begins
          autoFocus
          type="button"
          popoverTarget="keys"
          popoverTargetAction="hide"
        >
          <Icon name="x" />
          <Hidden>{t('desk.keys.close')}</Hidden>
        </button>
        <Facts shape="ladder">
          {own.map(({ name, keys }) => (
            <Fact term={t(`desk.keys.${name}`)} key={name}>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </Fact>
          ))}
        </Facts>
        <label className="option">
          <input type="checkbox" id="keys-on" defaultChecked />
          {t('desk.keys.on')}
        </label>
      </section>
    </>
  )
}

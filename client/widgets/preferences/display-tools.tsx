import type { PlainKey } from '#domain/messages/translate'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { ReturnPath } from '../../ui/page/return-path'
import { Hidden } from '../../ui/text/inline'

interface Tool {
  name: string
  title: PlainKey
  choices: Record<string, PlainKey>
}

const size: Tool = {
  name: 'size',
  title: 'tools.size.title',
  choices: {
    1: 'tools.size.normal',
    2: 'tools.size.large',
    3: 'tools.size.larger',
    4: 'tools.size.largest',
  },
}

const tools: Tool[] = [
  {
    name: 'contrast',
    title: 'tools.contrast.title',
    choices: { normal: 'tools.contrast.normal', more: 'tools.contrast.more' },
  },
  {
    name: 'spacing',
    title: 'tools.spacing.title',
    choices: { normal: 'tools.spacing.normal', wide: 'tools.spacing.wide' },
  },
  {
    name: 'motion',
    title: 'tools.motion.title',
    choices: { system: 'tools.motion.system', none: 'tools.motion.none' },
  },
]

/**
 * A choice applies at once; without script the button saves it. Nothing is checked in the markup,
 * which is the same for every reader: CSS shows the saved choice from the attributes of `<html>`
 * until a control is used (forms.css). On phones all but the text size is folded (footer.css).
 */
export function DisplayTools() {
  const { t } = usePage()
  return (
    <form
      className="a11y-tools"
      id="tools"
      method="post"
      action="/display"
      aria-labelledby="tools-title"
      tabIndex={-1}
    >
      <ReturnPath />
      <h2 id="tools-title">
        <Icon name="accessibility" />
        {t('tools.title')}
      </h2>
      <Segment {...size} letter={t('tools.size.letter')} />
      <details>
        <summary>
          {t('tools.more')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <div className="a11y-tools__more">
          {tools.map((tool) => (
            <Segment key={tool.name} {...tool} />
          ))}
        </div>
      </details>
      <button className="button button--outline-light button--small no-script" type="submit">
        {t('tools.save')}
      </button>
    </form>
  )
}

interface SegmentProps extends Tool {
  /** Shown instead of the choices, each as large as it makes text. */
  letter?: string
}

function Segment({ name, title, choices, letter }: SegmentProps) {
  const { t } = usePage()
  return (
    <fieldset className="segment">
      <legend>{t(title)}</legend>
      <div className="segment__row">
        {Object.entries(choices).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} />
            <span>
              {letter ? (
                <>
                  <span aria-hidden="true">{letter}</span>
                  <Hidden>{t(label)}</Hidden>
                </>
              ) : (
                t(label)
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

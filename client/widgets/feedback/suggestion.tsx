import type { Own } from '#domain/forms/personal-state'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { CommentForm, givenOf } from './comment-form'

/** A word to the editors of a page, folded until somebody has one. */
export function Suggestion({ own }: { own: Own | undefined }) {
  const { t } = usePage()
  return (
    <div className="suggestion">
      <details open={givenOf(own, 'suggestion') !== null}>
        <summary>
          {t('suggestion.title')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <CommentForm form="suggestion" own={own} />
      </details>
    </div>
  )
}

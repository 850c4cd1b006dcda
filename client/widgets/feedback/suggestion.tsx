import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { CommentForm, commentStateOf } from './comment-form'

export function SuggestionBox({ personalState }: { personalState: PersonalState | undefined }) {
  const { t } = usePage()
  return (
    <div className="suggestion">
      <details open={commentStateOf(personalState, 'suggestion') !== null}>
        <summary>
          {t('suggestion.title')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <CommentForm form="suggestion" personalState={personalState} />
      </details>
    </div>
  )
}

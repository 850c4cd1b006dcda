import { isPlainKey, type StateChange, stateKeys } from '#domain/staff/audit'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/hidden'

/** The states before and after an action; one without the other stands alone. */
export function StateChanges({ changes }: { changes: readonly StateChange[] }) {
  return changes.map((change) => (
    <span className="change" key={change.key}>
      <KeyName of={change.key} />
      <Values change={change} />
    </span>
  ))
}

function KeyName({ of }: { of: string }) {
  const { t } = usePage()
  if (isPlainKey(of)) return null
  const known = stateKeys.find((one) => one === of)
  if (known) return <span>{t(`deskAudit.keys.${known}`)}</span>
  return <code dir="ltr">{of}</code>
}

function Values({ change: { before, after } }: { change: StateChange }) {
  const { t } = usePage()
  if (before === null || after === null) return <bdi>{before ?? after}</bdi>
  return (
    <>
      <del>
        <bdi>{before}</bdi>
      </del>
      <Icon name="arrow-right" flip />
      <Hidden>{t('deskAudit.becomes')}</Hidden>
      <ins>
        <bdi>{after}</bdi>
      </ins>
    </>
  )
}

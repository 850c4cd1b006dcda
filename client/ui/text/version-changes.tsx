import type { RowChanges } from '#domain/datasets/compare-rows'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../i18n'

/** What a version of a dataset changed; null for the first. */
export function VersionChanges({ of: changes }: { of: RowChanges | null }) {
  const { t, site } = usePage()
  if (!changes) return t('dataset.versions.first')
  const parts = (['added', 'changed', 'removed'] as const).flatMap((name) =>
    changes[name] === 0
      ? []
      : toDigits(t(`dataset.versions.${name}`, { count: changes[name] }), site.digits),
  )
  return parts.length === 0
    ? t('dataset.versions.columns')
    : `${parts.join(t('dataset.versions.separator'))}.`
}

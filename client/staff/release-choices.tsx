import { disclosureOutcomes, disclosureTopics, exemptions } from '#domain/content/pages/disclosure'
import type { Choice } from '#domain/staff/queue'
import type { ReleaseFormState } from '#domain/staff/release-form'
import { usePage } from '../i18n'
import { ReleaseControl } from './release-control'
import { releaseFieldId } from './release-issue'
import { SelectControl } from './select-control'
import './desk-release.css'

/** Outcome, exemption and topic of a release. */
export function ReleaseChoices({ release }: { release: ReleaseFormState }) {
  const { t } = usePage()
  return (
    <div className="release-form__choices">
      <Select
        field="outcome"
        release={release}
        empty={t('deskReleases.choose')}
        choices={disclosureOutcomes.map((value) => ({
          value,
          label: t(`disclosures.outcomes.${value}`),
        }))}
      />
      <Select
        field="exemption"
        release={release}
        empty={t('deskReleases.noExemption')}
        choices={exemptions.map((value) => ({
          value,
          label: t(`disclosures.exemptions.${value}`),
        }))}
      />
      <Select
        field="topic"
        release={release}
        empty={t('deskReleases.noTopic')}
        choices={disclosureTopics.map((value) => ({ value, label: t(`openData.topics.${value}`) }))}
      />
    </div>
  )
}

interface SelectProps {
  field: 'outcome' | 'exemption' | 'topic'
  release: ReleaseFormState
  /** Label of no choice. */
  empty: string
  choices: readonly Choice[]
}

function Select({ field, release, empty, choices }: SelectProps) {
  const { t } = usePage()
  return (
    <ReleaseControl field={field} release={release} label={t(`deskReleases.${field}`)}>
      {(aria) => (
        <SelectControl
          id={releaseFieldId(field)}
          name={field}
          empty={empty}
          choices={choices}
          defaultValue={release.values[field]}
          {...aria}
        />
      )}
    </ReleaseControl>
  )
}

import { releaseLimits, releaseTexts } from '#domain/releases/release-draft'
import { directions } from '#domain/site/locale'
import type { ReleaseFormState } from '#domain/staff/release-form'
import { translators } from '../translators'
import { type ControlAria, ReleaseControl } from './release-control'
import { releaseFieldId } from './release-issue'
import './desk-release.css'
import '../forms/fields.css'

const rows = { summary: 3, answer: 7 } as const

/** The texts in both languages side by side; labels are in the language of their field. */
export function ReleaseTexts({ release }: { release: ReleaseFormState }) {
  return (
    <div className="release-form__texts">
      {releaseTexts.map((one) => (
        <div lang={one.locale} dir={directions[one.locale]} key={one.field}>
          <ReleaseControl
            field={one.field}
            release={release}
            label={translators[one.locale](`deskReleases.texts.${one.text}`)}
          >
            {(aria) => <Control of={one} release={release} aria={aria} />}
          </ReleaseControl>
        </div>
      ))}
    </div>
  )
}

interface ControlProps {
  of: (typeof releaseTexts)[number]
  release: ReleaseFormState
  aria: ControlAria
}

function Control({ of: { field, text }, release: { reference, values }, aria }: ControlProps) {
  const props = {
    id: releaseFieldId(field),
    name: field,
    maxLength: releaseLimits[text],
    defaultValue: values[field],
    ...aria,
  }
  if (text === 'title') return <input className="input" type="text" autoComplete="off" {...props} />
  return (
    <textarea
      className="textarea"
      rows={rows[text]}
      data-draft={`release:${reference}:${field}`}
      {...props}
    />
  )
}

import type { PersonalState } from '#domain/forms/personal-state'
import { toScriptJson } from '#domain/text/script-json'

export const personalBlockId = 'own'

/** Personal state for hydration, read by hydrate.tsx. */
export function PersonalBlock({ personalState }: { personalState: PersonalState }) {
  return (
    <script
      type="application/json"
      id={personalBlockId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
      dangerouslySetInnerHTML={{ __html: toScriptJson(personalState) }}
    />
  )
}

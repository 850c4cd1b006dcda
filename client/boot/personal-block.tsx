import type { Own } from '#domain/forms/personal-state'
import { toScriptJson } from '#domain/text/script-json'

export const ownId = 'own'

/** What a document shows one visitor alone, for the browser to take it over with. */
export function OwnBlock({ own }: { own: Own }) {
  return (
    <script
      type="application/json"
      id={ownId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for where it stands
      dangerouslySetInnerHTML={{ __html: toScriptJson(own) }}
    />
  )
}

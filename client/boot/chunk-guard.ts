import { reloadOnce } from './reload-once'

/** Reloads the page if a chunk is missing after a deployment (reload-once.ts). */
export function guardChunks(): void {
  addEventListener('vite:preloadError', () => {
    // During a navigation, follow-links.ts loads the target as a document instead.
    if (!('navigating' in document.documentElement.dataset)) reloadOnce()
  })
}

import type { RouteDefinition } from './route-definition'
import { aboutRoutes } from './routes/about'
import { helpRoutes } from './routes/help'
import { knowledgeRoutes } from './routes/knowledge'
import { mediaRoutes } from './routes/media'
import { openRoutes } from './routes/open'
import { serviceRoutes } from './routes/services'
import { siteRoutes } from './routes/site'

/**
 * Every page of the site. Navigation, site map, language links and the client router derive from
 * it.
 */
export const routes = {
  ...siteRoutes,
  ...aboutRoutes,
  ...serviceRoutes,
  ...knowledgeRoutes,
  ...mediaRoutes,
  ...openRoutes,
  ...helpRoutes,
} as const satisfies Record<string, RouteDefinition>

/** Common wrong paths and the route they redirect to (301, both languages). */
export const aliases: Readonly<Record<string, keyof typeof routes>> = {
  '/sitemap': 'siteMap',
  '/aboutus': 'ourStory',
  '/dictionary': 'dictionary',
}

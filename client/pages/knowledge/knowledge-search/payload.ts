import type { SearchPayload } from '../../site/search/payload'

export type KnowledgeSearchPayload = SearchPayload

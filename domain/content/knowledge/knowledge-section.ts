import * as v from 'valibot'
import { iconName } from '../fields'

/** A classification of the knowledge hub: its title, what it holds in one sentence, and its sign. */
export const knowledgeSection = v.strictObject({ icon: iconName })

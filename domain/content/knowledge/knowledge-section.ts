import * as v from 'valibot'
import { iconName } from '../fields'

/** A section of the knowledge hub; summary: its contents in one sentence. */
export const knowledgeSection = v.strictObject({ icon: iconName })

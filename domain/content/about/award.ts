import * as v from 'valibot'
import { requiredText } from '../fields'

/** An award to the authority; title: its name, date: the day it was given. */
export const award = v.strictObject({ granter: requiredText, note: requiredText })

import * as v from 'valibot'
import { text } from '../fields'
import { person } from './person'

export const member = v.strictObject({ ...person, role: text })

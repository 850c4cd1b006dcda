import * as v from 'valibot'

export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty('Text is missing'))

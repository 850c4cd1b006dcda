import type { Shape } from '#domain/messages/shape'
import type { arDeskPicture } from './ar'

export const enDeskPicture = {
  deskPicture: {
    back: 'All pictures',
    edit: 'Texts and publication',
    facts: 'Details',
    size: 'Size',
    alt: { ar: 'Alternative text in Arabic', en: 'Alternative text in English' },
    noAlt: 'An ornament without alternative text',
    credit: 'Credit',
    name: 'Its name in records',
    uses: 'Where it is used',
    unused: 'No published record uses it.',
    inUse: 'The picture cannot be withdrawn while these records use it:',
    place: 'Focus',
    placeHint: 'Press a place in the picture, or choose one of nine.',
    point: 'Choose the focus by pressing the picture',
    saveFocus: 'Save the focus',
    replace: 'Another file',
    replaceHint:
      'The new file becomes a draft of the same picture. Once it is published, every record that uses the picture shows it and the former file is deleted; browsers that have stored it may keep it.',
    replaceSubmit: 'Upload the file',
  },
} as const satisfies Shape<typeof arDeskPicture>

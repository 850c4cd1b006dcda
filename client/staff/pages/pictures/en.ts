import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskPictures } from './ar'

export const enDeskPictures = {
  deskPictures: {
    title: 'Pictures',
    lead: 'A picture that is uploaded here is a draft, which no visitor sees until a publisher publishes it on the page of its texts, or with a record that it is chosen for.',
    search: 'Part of the title',
    submit: 'Show',
    list: 'Pictures of the library',
    none: 'No picture matches.',
    more: 'These are the first 60 pictures. Type a part of the title to find others.',
    draft: 'Draft',
    noPreview: 'This picture has no file.',
    size: '{{width}} × {{height}} pixels',
    unused: 'Not used',
    uses: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'Used in one record',
        other: 'Used in # records',
      }),
    backToRecord: 'Back to the record',
    upload: 'Upload a picture',
    uploadSubmit: 'Upload',
    sending: 'The file is being sent…',
    progress: '{{percent}}% of the file has been sent.',
    received: 'The whole file has arrived and is being checked…',
    file: 'File',
    fileHint:
      'A JPG, PNG, WebP, AVIF or HEIC picture, at least 1280 pixels wide and at most 16 MB. Data on place and device are removed. You can also drop the file here.',
    chooseAgain:
      'The picture was not uploaded. Correct what follows, then choose the file again: the browser does not keep it.',
    texts: { title: 'Caption', alt: 'Alternative text', credit: 'Credit' },
    inLanguage: { ar: '{{name}} in Arabic', en: '{{name}} in English' },
    altHint: 'What the picture shows, in a sentence, for people who do not see it.',
    date: 'Day it was taken',
    ornament: 'An ornament that adds no meaning (no alternative text)',
    people: 'It shows people who can be recognised, and they agreed to its publication',
    focus: 'Part that stays visible when the picture is cropped',
    steps: {
      '0-0': 'Top left',
      '50-0': 'Top centre',
      '100-0': 'Top right',
      '0-50': 'Left',
      '50-50': 'Centre',
      '100-50': 'Right',
      '0-100': 'Bottom left',
      '50-100': 'Bottom centre',
      '100-100': 'Bottom right',
    },
    issues: {
      missing: 'Text is missing.',
      long: 'The text is longer than the 70 characters of a caption or the 1,000 of other texts.',
      alt: 'An ornament has no alternative text: delete the text or clear the mark.',
      day: 'Write a day that is not in the future, such as 2026-11-28.',
    },
    problems: {
      missing: 'Choose the file of the picture.',
      tooLarge: 'The file is larger than 16 MB.',
      busy: 'The site is receiving other files. Upload it again in a minute.',
      type: 'The file is not a picture of an accepted type.',
      animated: 'The picture is animated. Still pictures are accepted.',
      pixels: 'The picture has more than 40 megapixels, or a side of more than 12,000 pixels.',
      small: 'The picture is less than 1280 pixels wide.',
      broken: 'The picture cannot be read: the file is incomplete or damaged.',
      unavailable: 'This installation of the site does not process pictures.',
      changed: 'Nothing was saved: a colleague has saved a newer draft. This is its state now.',
    },
  },
} as const satisfies Shape<typeof arDeskPictures>

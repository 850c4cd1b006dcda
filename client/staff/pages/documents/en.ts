import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskDocuments } from './ar'

export const enDeskDocuments = {
  deskDocuments: {
    title: 'Files',
    lead: 'A file that is uploaded here is a draft, which no visitor sees until a publisher publishes it on the page of its texts.',
    list: 'Files of the library',
    none: 'No file matches.',
    more: 'These are the first 60 files. Type a part of the title to find others.',
    unused: 'Not used',
    uses: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Used in one record', other: 'Used in # records' }),
    columns: { title: 'Title', file: 'File', state: 'State', uses: 'Use' },
    upload: 'Upload a file',
    fileHint:
      'A PDF, Word, Excel, CSV or ZIP file of at most 10 MB, without macros. Before you upload it, remove the names and comments of its authors. You can also drop the file here.',
    chooseAgain:
      'The file was not uploaded. Correct what follows, then choose the file again: the browser does not keep it.',
    titleName: 'Title',
    date: 'Date of its text',
    language: 'Language of the file',
    chooseLanguage: 'Choose a language',
    languages: { ar: 'Arabic', en: 'English', both: 'Arabic and English' },
    issues: {
      missing: 'Text is missing.',
      long: 'The title is longer than 70 characters.',
      language: 'Choose the language of the file.',
    },
    problems: {
      missing: 'Choose a file that is not empty.',
      tooLarge: 'The file is larger than 10 MB.',
      busy: 'The site is receiving other files. Upload it again in a minute.',
      type: 'The file is of no accepted type: PDF, DOCX, XLSX, CSV and ZIP.',
      content:
        'The content of the file does not fit its name. Save it in its own type, a CSV file as UTF-8.',
      macros: 'The file has macros. Save it without them.',
      broken: 'The file cannot be read: it is incomplete or damaged.',
      expands: 'Unpacked, the file is larger than accepted.',
      programs: 'The archive holds programs or paths that lead out of its folder. Remove them.',
      changed: 'Nothing was saved: a colleague has saved a newer draft. This is its state now.',
    },
    back: 'All files',
    facts: 'Details',
    name: 'Name when downloaded',
    size: 'Size',
    path: 'Its link in texts',
    pathHint: 'It does not change when the file is replaced. Write it in the text of any record:',
    newest: 'Download the newest file',
    marks: 'It may contain',
    noMarks: 'Nothing that acts by itself',
    notUsed: 'No published record uses it.',
    inUse: 'The file cannot be withdrawn while these records use it:',
    replaceHint:
      'The new file becomes a draft of the same document. Once it is published, the link in every record leads to it and the former file is deleted; browsers that have stored it may keep it.',
  },
} as const satisfies Shape<typeof arDeskDocuments>

import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach } from 'vitest'

export interface Workshop {
  /** A temporary copy of the content that tests may edit, made at the first use. */
  readonly folder: string
  /** Makes the copy of these files and the settings alone, for what is found file by file. */
  copyOnly: (files: readonly string[]) => void
  /** A new database with all migrations. */
  database: DatabaseSync
  edit: (file: string, change: (text: string) => string) => void
}

/** Provides a content copy and a database, both new for each test of a file. */
export function startWorkshop(): Workshop {
  let folder: string | undefined
  const copy = (files: readonly string[]) => {
    folder = mkdtempSync(join(tmpdir(), 'content-'))
    for (const file of files) {
      cpSync(join('db/content', file), join(folder, file), { recursive: true })
    }
    return folder
  }
  const workshop: Workshop = {
    get folder() {
      return folder ?? copy(['.'])
    },
    copyOnly: (files) => copy(['settings.yaml', ...files]),
    database: new DatabaseSync(':memory:'),
    edit: (file, change) => {
      const path = join(workshop.folder, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    },
  }
  beforeEach(() => {
    workshop.database = new DatabaseSync(':memory:')
    for (const file of globSync('migrations/*.sql').toSorted()) {
      workshop.database.exec(readFileSync(file, 'utf8'))
    }
  })
  afterEach(() => {
    if (folder) rmSync(folder, { recursive: true })
    folder = undefined
    workshop.database.close()
  })
  return workshop
}

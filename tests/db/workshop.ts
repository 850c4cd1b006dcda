import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach } from 'vitest'

export interface Workshop {
  /** A temporary copy of the content that tests may edit. */
  folder: string
  /** A new database with all migrations. */
  database: DatabaseSync
  edit: (file: string, change: (text: string) => string) => void
}

/** Provides a content copy and a database, both new for each test of a file. */
export function startWorkshop(): Workshop {
  const workshop = {} as Workshop
  workshop.edit = (file, change) => {
    const path = join(workshop.folder, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  beforeEach(() => {
    workshop.folder = mkdtempSync(join(tmpdir(), 'content-'))
    cpSync('db/content', workshop.folder, { recursive: true })
    workshop.database = new DatabaseSync(':memory:')
    for (const file of globSync('migrations/*.sql').toSorted()) {
      workshop.database.exec(readFileSync(file, 'utf8'))
    }
  })
  afterEach(() => {
    rmSync(workshop.folder, { recursive: true })
    workshop.database.close()
  })
  return workshop
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSeed } from '#db/seed/seed'
import { changedStatements, statementId } from '#db/seed/seed-sql'
import { startWorkshop } from '../workshop'

const workshop = startWorkshop()
const read = (sql: string) => workshop.database.prepare(sql).all()
const idsOf = ({ statements }: { statements: string[] }) => statements.map(statementId)

it('the statements that another seed lacks bring its database up to date', () => {
  const before = buildSeed(workshop.folder)
  workshop.database.exec(before.statements.join('\n'))
  workshop.edit('question/accessibility-barrier.yaml', (text) =>
    text.replace('title: I could not', 'title: We could not'),
  )
  rmSync(join(workshop.folder, 'story/facility-energy.yaml'))
  const after = buildSeed(workshop.folder)
  const changed = changedStatements(after.statements, idsOf(before))
  workshop.database.exec(changed.join('\n'))
  const tables = ['entries', 'entry_facets', 'settings', 'publications']
  const loaded = tables.map((table) => read(`select * from ${table}`))
  expect(changed.length).toBeLessThan(6)
  // Everything: it changes no row that was brought up to date.
  workshop.database.exec(after.statements.join('\n'))
  expect(tables.map((table) => read(`select * from ${table}`))).toEqual(loaded)
  expect(read('select digest from publications')).toEqual([
    expect.objectContaining({ digest: after.digest }),
  ])
})

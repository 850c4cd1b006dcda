import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ContentError } from '#db/seed/read-content'
import { buildSeed } from '#db/seed/seed'
import { startWorkshop } from '../workshop'
import { ofAgreements, ofOneAgreement } from './agreement-faults'
import { ofOneTemplate, ofTemplates } from './answer-template-faults'
import { type Fault, ofOneFile, ofSeveral } from './content-faults'
import { ofDisclosures, ofOneDisclosure } from './disclosure-faults'
import { ofRegions } from './region-faults'

const workshop = startWorkshop()

function problemsOf(work: () => unknown): string[] {
  try {
    work()
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n')
    throw error
  }
  return []
}

/**
 * Groups faults so that each group has at most one per file: a run reports all its problems at
 * once.
 */
function rounds(faults: Fault[]): [string, Fault[]][] {
  const groups: Map<string, Fault>[] = []
  for (const fault of faults) {
    const free = groups.find((group) => !group.has(fault[1])) ?? new Map()
    if (free.size === 0) groups.push(free)
    free.set(fault[1], fault)
  }
  return groups.map((group) => {
    const list = [...group.values()]
    return [list.map(([what]) => what).join(', '), list]
  })
}

describe('the seed', () => {
  function expectRefused(faults: Fault[]): void {
    for (const [, file, change] of faults) workshop.edit(file, change)
    const problems = problemsOf(() => buildSeed(workshop.folder))
    for (const [what, , , problem] of faults) {
      expect(problems, what).toContainEqual(expect.stringContaining(problem))
    }
  }

  it.each(rounds([...ofOneFile, ...ofOneDisclosure, ...ofOneTemplate, ...ofOneAgreement]))(
    'refuses, with path, field and reason, and yields no SQL: %s',
    (_, faults) => {
      workshop.copyOnly(faults.map(([, file]) => file))
      expectRefused(faults)
    },
  )

  it.each(rounds([...ofSeveral, ...ofDisclosures, ...ofTemplates, ...ofAgreements, ...ofRegions]))(
    'refuses files that do not fit together, and yields no SQL: %s',
    (_, faults) => expectRefused(faults),
  )

  it.each([
    [
      'disclosure/award-times-of-tenders.yaml',
      'disclosure/foi-2608100045.yaml',
      'The name of the file looks like a reference number',
    ],
    [
      'dataset/achievements.yaml',
      'dataset/statistics.yaml',
      'Another page has the address of a dataset "statistics"',
    ],
    [
      'dataset/achievements.yaml',
      'dataset/disclosure-log.yaml',
      'Another page has the address of a dataset "disclosure-log"',
    ],
  ])('refuses a record whose slug its page may not have: %s as %s', (file, name, reason) => {
    renameSync(join(workshop.folder, file), join(workshop.folder, name))
    expect(problemsOf(() => buildSeed(workshop.folder))).toContain(`${name}: file: ${reason}`)
  })

  it('refuses a kind of request that is no prefix of a reference, and one that is missing', () => {
    renameSync(
      join(workshop.folder, 'ticket-kind/tech.yaml'),
      join(workshop.folder, 'ticket-kind/help.yaml'),
    )
    expect(problemsOf(() => buildSeed(workshop.folder))).toEqual([
      'ticket-kind/tech.yaml: file: A page needs this file',
      'ticket-kind/help.yaml: file: "HELP" is not the prefix of a ticket kind',
    ])
  })

  it('refuses a file that is not UTF-8, with the line', () => {
    workshop.copyOnly(['member/reem-albahli.yaml'])
    const file = join(workshop.folder, 'member/reem-albahli.yaml')
    const bytes = readFileSync(file)
    // "é" in Latin-1
    bytes[bytes.indexOf('Reem') + 1] = 0xe9
    writeFileSync(file, bytes)
    expect(problemsOf(() => buildSeed(workshop.folder))).toEqual([
      'member/reem-albahli.yaml: line 11: Not UTF-8: save the file as UTF-8',
    ])
  })

  it('names every problem of every file at once', () => {
    workshop.edit('achievement/marketplace.yaml', (text) =>
      text.replace('value: 57000', 'value: many'),
    )
    workshop.edit('member/badr-alnakhli.yaml', (text) =>
      text.replace(/initials: .*/, 'initials: 5'),
    )
    rmSync(join(workshop.folder, 'policy/terms-conditions.yaml'))
    const problems = problemsOf(() => buildSeed(workshop.folder))
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'achievement/marketplace.yaml',
      'member/badr-alnakhli.yaml',
    ])
  })

  it('refuses to leave a page of the route table without its record', () => {
    for (const file of globSync('question/*.yaml', { cwd: workshop.folder }))
      rmSync(join(workshop.folder, file))
    rmSync(join(workshop.folder, 'policy/terms-conditions.yaml'))
    expect(problemsOf(() => buildSeed(workshop.folder))).toEqual([
      'policy/terms-conditions.yaml: file: A page needs this file',
    ])
  })
})

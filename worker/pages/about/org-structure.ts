import { type Entry, newestChange } from '#domain/content/entry'
import type { Department } from '#domain/payloads/about'
import { type Loader, loadLists } from '../../payloads/loader'

function buildTree(
  { slug, title, summary, body }: Entry<'department'>,
  all: { department: Entry<'department'>[]; executive: Entry<'executive'>[] },
): Department {
  const head = all.executive.find((executive) => executive.body.department === slug)
  return {
    slug,
    title,
    text: summary ?? '',
    rank: body.rank,
    head: head ? { slug: head.slug, name: head.title } : null,
    children: all.department
      .filter((department) => department.body.parent === slug)
      .map((department) => buildTree(department, all)),
  }
}

export const loadOrgStructure: Loader<'orgStructure'> = async (deps) => {
  const { lists, format } = await loadLists(deps, ['department', 'executive'])
  const root = lists.department.find(({ body }) => body.parent === null)
  const modified = newestChange(Object.values(lists).flat())
  if (!root || modified === null) return null
  return { modified: format.date(modified), root: buildTree(root, lists) }
}

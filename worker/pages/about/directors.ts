import { listKinds } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { type Loader, loadFormat } from '../../payloads/loader'
import { readPictures } from '../read-pictures'
import { describePerson, toMember } from './people'

export const loadDirectors: Loader<'directors'> = async (deps) => {
  const [lists, format, findPicture] = await Promise.all([
    listKinds(deps.db, ['board', 'member', 'committee'], deps.locale, deps.now),
    loadFormat(deps),
    readPictures(deps),
  ])
  const [board] = lists.board
  const modified = newestChange(Object.values(lists).flat())
  if (!board || modified === null) return null
  const { held, ...work } = board.body
  const members = lists.member.map((member) => ({
    ...toMember(member, findPicture),
    attended: member.body.attended ?? null,
  }))
  const named = new Map(members.map(({ slug, name }) => [slug, { slug, name }]))
  const committees = lists.committee.map(({ slug, title, summary, body }) => ({
    slug,
    title,
    text: summary ?? '',
    chair: named.get(body.chair) ?? null,
    members: body.members.flatMap((member) => named.get(member) ?? []),
  }))
  return {
    modified: format.date(modified),
    lead: board.summary ?? '',
    members,
    committees,
    held: held ? { ...held, year: format.text(String(held.year)) } : null,
    ...work,
    jsonLd: members.map((member) => describePerson(member, deps)),
  }
}

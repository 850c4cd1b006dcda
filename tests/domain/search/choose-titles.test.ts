import { describe, expect, it } from 'vitest'
import { chooseTitles } from '#domain/search/choose-titles'
import type { ResultType } from '#domain/search/types'

const titles = (type: ResultType, ...names: string[]) => names.map((title) => ({ type, title }))
const chosenOf = (found: Parameters<typeof chooseTitles>[0], text: string) =>
  chooseTitles(found, text).flatMap(([, own]) => own.map(({ title }) => title))

describe('suggested titles', () => {
  it('are at most seven, and have the page that begins with the typed text', () => {
    const found = [
      ...titles('service', 'Joining an agreement', 'Leaving an agreement'),
      ...titles('question', 'What is an agreement?', 'How long is an agreement?'),
      ...titles('term', 'Closed agreement', 'Open agreement'),
      ...titles('book', 'About agreements', 'On agreements'),
      ...titles('page', 'Agreements'),
    ]
    const chosen = chosenOf(found, 'agreem')
    expect(chosen).toHaveLength(7)
    expect(chosen).toContain('Agreements')
  })

  it('have no other words of the same beginning if there are closer ones', () => {
    const found = titles('page', 'مجلس الإدارة', 'مجلة الهيئة')
    expect(chosenOf(found, 'مجلة')).toEqual(['مجلة الهيئة'])
    expect(chosenOf(titles('page', 'مجلس الإدارة'), 'مجلة')).toEqual(['مجلس الإدارة'])
  })

  it('have pages that are found by another name', () => {
    const found = [...titles('vacancy', 'Jobs analyst'), ...titles('page', 'Careers')]
    expect(chosenOf(found, 'jobs')).toEqual(['Jobs analyst', 'Careers'])
  })

  it('have inflections of the typed word', () => {
    expect(chosenOf(titles('page', 'الاتفاقيات الإطارية'), 'اتفاقية')).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { type Candidate, createScorer } from '#domain/search/score'
import { stemPhrase, tellingTerms } from '#domain/search/stem-word'
import { readUnits } from '#domain/search/unit'

function candidate(title: string, fields: Partial<Candidate> = {}): Candidate {
  const stems = { aliasStems: '', headingStems: '', summaryStems: '' }
  return { title, titleStems: stemPhrase(title), ...stems, boost: 1, form: null, ...fields }
}

function scoresOf(query: string, candidates: readonly Candidate[], counts = new Map()) {
  const units = readUnits(tellingTerms(query), new Map())
  return candidates.map(createScorer(units, (stem) => counts.get(stem) ?? 10, 1_000))
}

const isFalling = (scores: readonly number[]) =>
  scores.every((score, at) => at === 0 || score < (scores[at - 1] ?? 0))

describe('a document ranks higher', () => {
  it('the more telling the field that has the words', () => {
    const stems = stemPhrase('asset survey')
    const scores = scoresOf('asset survey', [
      candidate('Yearly asset survey of schools'),
      candidate('Other title', { aliasStems: `other|${stems} of schools` }),
      candidate('Other title', { headingStems: stems }),
      candidate('Other title', { summaryStems: stems }),
      candidate('Other title', { form: 'exact' }),
      candidate('Other title', { form: 'folded' }),
      candidate('Other title', { form: 'stemmed' }),
      candidate('Other title'),
    ])
    expect([isFalling(scores), scores.at(-1)]).toEqual([true, 0])
  })

  it('the closer the spelling of its title', () => {
    const scores = scoresOf('كفاءة الإنفاق', [
      candidate('كفاءة الإنفاق'),
      candidate('كفاءه الانفاق'),
      candidate('كفاءات إنفاق'),
    ])
    expect(isFalling(scores)).toBe(true)
  })

  it('the more of its title was asked for', () => {
    const scores = scoresOf('asset survey', [
      candidate('Asset survey'),
      candidate('Asset survey of schools'),
      candidate('Asset survey of schools, hospitals and courts'),
    ])
    expect(isFalling(scores)).toBe(true)
  })

  it('if it has the rarer of two words', () => {
    const counts = new Map([
      [stemPhrase('request'), 400],
      [stemPhrase('newborn'), 2],
    ])
    const documents = [candidate('Newborn'), candidate('Request')]
    expect(isFalling(scoresOf('request newborn', documents, counts))).toBe(true)
  })

  it('if it has the word itself, not one that means the same', () => {
    const documents = [candidate('Vacancy list'), candidate('Job list')]
    const scores = scoresOf('vacancy', documents)
    expect([isFalling(scores), (scores[1] ?? 0) > 0]).toEqual([true, true])
  })
})

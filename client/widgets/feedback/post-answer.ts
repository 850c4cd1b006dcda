import { post } from '../../boot/post'

export interface RefusedAnswer {
  issue?: string
  /** Sent if many answers came from the network: to be solved before the answer is sent again. */
  challenge?: string
}

/**
 * Posts an answer of a small form. If the network of the visitor has sent many, the challenge that
 * comes back is solved and the answer is sent again; `onCheck` gets the text that says so.
 */
export async function postAnswer(
  page: string,
  body: object,
  key: string,
  onCheck: (text: string) => void,
): Promise<Response> {
  const response = await post(page, body, { key })
  if (response.status !== 422) return response
  const { issue, challenge } = (await response.clone().json()) as RefusedAnswer
  if (!challenge) return response
  onCheck(issue ?? '')
  const { solveStepUp } = await import('./solve-step-up')
  return post(page, { ...body, altcha: await solveStepUp(challenge) }, { key })
}

import { Comments, type CommentsProps } from './comments'
import { LinkInput } from './link-input'

export type UseCasesProps = Pick<CommentsProps, 'of' | 'personalState'>

export function UseCases(props: UseCasesProps) {
  return <Comments form="useCase" Link={LinkInput} {...props} />
}

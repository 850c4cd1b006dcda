import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Executives } from '../executives'
import type { ExecutiveManagementPayload } from './payload'

export function ExecutiveManagement(page: PageProps<ExecutiveManagementPayload>) {
  const { executives, ofBoard } = page.payload
  const { t, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <PageBody of={page}>
        <Executives of={executives} level={2} isLarge />
        {ofBoard.length > 0 && (
          <Part id="of-board" title={t('executives.ofBoard')}>
            <Executives of={ofBoard} level={3} isLarge />
          </Part>
        )}
      </PageBody>
    </>
  )
}

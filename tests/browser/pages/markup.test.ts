import { describe, expect, it } from 'vitest'
import { findMarkupErrors } from '../../support/markup'
import { isSoak } from '../../support/sample'
import { documents } from '../support/documents'
import { act, startBrowser, visit } from '../support/visit'

startBrowser()

describe('the markup is valid on', () => {
  // What the server sends for a page is checked by the crawl of tests/worker/pages/sweep.test.ts.
  const checked = documents.filter(({ title }) => isSoak || !title.startsWith('/'))

  it.each(checked)('$title', async ({ title, open }) => {
    const { page } = await open({ javaScriptEnabled: !title.startsWith('/') })
    expect(await findMarkupErrors(await page.content())).toEqual([])
  })

  it('a page that was shown without a new document', async () => {
    const { page } = await visit('/en')
    await act(page)
    await page.locator('.site-footer a[href="/en/faq"]').click()
    await page.locator('.accordion').first().waitFor()
    expect(await findMarkupErrors(await page.content())).toEqual([])
  })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type PageScope, PageScopeContext } from '#client/i18n.ts'
import { VersionChanges } from '#client/ui/text/version-changes'
import { ar } from '#domain/messages/ar/core'
import { arOpen } from '#domain/messages/ar/open'
import { createTranslator } from '#domain/messages/translate'

it('the changes of a version are written with the messages that their pages load', () => {
  const { t } = createTranslator('ar', { ...ar, ...arOpen })
  const value = { t, site: { digits: 'latn' } } as Partial<PageScope> as PageScope
  const of = { added: 7, changed: 1, removed: 0 }
  const text = renderToStaticMarkup(
    createElement(PageScopeContext, { value }, createElement(VersionChanges, { of })),
  )
  expect(text).toBe('أُضيفت 7 صفوف، تغيّر صف.')
})

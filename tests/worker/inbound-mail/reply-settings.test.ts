import { expect, it } from 'vitest'
import { readVariables } from '../../support/variables'

it('the domain for replies is read in small letters, and none is named by default', () => {
  expect(readVariables({ MAIL_REPLY_DOMAIN: 'Reply.Site.Example' }).mail.replyDomain).toBe(
    'reply.site.example',
  )
  expect(readVariables({}).mail).toMatchObject({ replyDomain: '', forwardTo: '' })
})

it.each([
  [{ MAIL_REPLY_DOMAIN: 'reply@site.example' }, 'MAIL_REPLY_DOMAIN'],
  [{ MAIL_REPLY_DOMAIN: 'localhost' }, 'MAIL_REPLY_DOMAIN'],
  [{ MAIL_FORWARD_TO: 'people' }, 'MAIL_FORWARD_TO'],
])('%j is refused', (variables, name) => {
  const issues = () => {
    try {
      readVariables(variables)
      return ''
    } catch (error) {
      return JSON.stringify(error)
    }
  }
  expect(issues()).toContain(name)
})

it('mail may not be forwarded to the domain at which it arrives, which would have no end', () => {
  const variables = {
    MAIL_REPLY_DOMAIN: 'reply.site.example',
    MAIL_FORWARD_TO: 'people@Reply.Site.Example',
  }
  expect(() => readVariables(variables)).toThrow('MAIL_FORWARD_TO must not be at')
})

import { describe, expect, it } from 'vitest'
import { clientAddress } from '#worker/runtime/client-address'

const of = (address: string) => clientAddress(new Headers({ 'cf-connecting-ip': address }))

describe('the address that limits count', () => {
  it.each([
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:0000:0000:0000:0005', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:FFFF:FFFF:FFFF:FFFF', '2001:db8:0:1::/64'],
    ['2001:db8::1:0:0:0:9', '2001:db8:0:1::/64'],
    ['2001:db8:0:1:a:b:192.0.2.1', '2001:db8:0:1::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:C000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:201', '192.0.2.1'],
    ['no:address', 'unknown'],
  ])('%s counts as %s', (address, counted) => {
    expect(of(address)).toBe(counted)
  })

  it('is one for all who have none', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
  })
})

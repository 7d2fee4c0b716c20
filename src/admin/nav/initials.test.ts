import { describe, expect, it } from 'vitest'
import { initials } from './initials'

describe('initials', () => {
  it('uses the first and the last name', () => {
    expect(
      ['Delia Ramos', 'Ana María de la Cruz', 'Tomás', ' élan  vital ', ''].map(initials),
    ).toEqual(['DR', 'AC', 'T', 'ÉV', ''])
  })
})

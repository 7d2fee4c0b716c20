import { randomBytes } from 'node:crypto'
import type { Field } from 'payload'

const nobody = () => false

/**
 * What lets the reader of a letter unsubscribe and choose without signing in: 256 random bits, made
 * with the subscription and never shown to staff.
 */
export const unsubscribeToken: Field = {
  name: 'unsubscribeToken',
  type: 'text',
  unique: true,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody },
  hooks: {
    beforeChange: [
      ({ value, originalDoc }) =>
        value ?? originalDoc?.unsubscribeToken ?? randomBytes(32).toString('base64url'),
    ],
  },
}

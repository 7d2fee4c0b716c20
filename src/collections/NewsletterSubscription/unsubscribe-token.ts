import { randomBytes } from 'node:crypto'
import type { Field } from 'payload'
import { denyAll } from '@/access/deny-all'

/**
 * The token that lets the recipient of an email unsubscribe and change preferences without signing
 * in: 256 random bits, created with the subscription and never shown to staff.
 */
export const unsubscribeToken: Field = {
  name: 'unsubscribeToken',
  type: 'text',
  unique: true,
  admin: { hidden: true },
  access: { create: denyAll, read: denyAll, update: denyAll },
  hooks: {
    beforeChange: [
      ({ value, originalDoc }) =>
        value ?? originalDoc?.unsubscribeToken ?? randomBytes(32).toString('base64url'),
    ],
  },
}

import { randomBytes } from 'node:crypto'
import type { Field, FieldHook, GroupField, TextFieldSingleValidation } from 'payload'
import { email as validateEmail } from 'payload/shared'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { type HandOverMethod, handOverMethods } from '@/domain/enums'
import type { StoredHandOver } from '@/domain/leads/hand-over'
import { findWebhookProblem } from '@/lib/net/webhook-address'
import { selectOptions } from './select-options'

const isBy = (method: HandOverMethod) => (_: unknown, siblings: StoredHandOver) =>
  siblings.method === method

const checkWebhook: TextFieldSingleValidation = (value, { siblingData }) => {
  const isRequired = (siblingData as StoredHandOver).method === 'webhook'
  return (!value && !isRequired) || (findWebhookProblem(value ?? '') ?? true)
}

/**
 * Creates the secret that signs the webhook. Encrypted, because versions and backups have it too; only
 * `readHandOverSecret` in src/data/leads returns it.
 */
const createSecret: FieldHook<{ readonly id: number }, string | null, StoredHandOver> = ({
  siblingData,
  value,
  req,
}) => {
  if (siblingData.method !== 'webhook') return value ?? null
  if (value && !siblingData.renewSecret) return value
  return req.payload.encrypt(randomBytes(32).toString('base64url'))
}

const secretFields: Field[] = [
  {
    name: 'secret',
    type: 'text',
    access: { create: denyAll, update: denyAll, read: denyAll },
    hooks: { beforeChange: [createSecret], beforeDuplicate: [() => null] },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: 'secretControls',
    type: 'ui',
    admin: {
      condition: isBy('webhook'),
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '@/admin/leads/hand-over-secret#HandOverSecret' },
    },
  },
  {
    name: 'renewSecret',
    label: 'Replace the signing secret on save',
    type: 'checkbox',
    virtual: true,
    // The next save does not replace it again.
    hooks: { afterRead: [() => false] },
    admin: {
      condition: isBy('webhook'),
      // Payload makes virtual fields read-only.
      readOnly: false,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
]

/** Sends the leads of a builder to its own system, in addition to the email. For editors. */
export const handOverField: GroupField = {
  name: 'leadHandOver',
  label: 'Lead hand-over',
  type: 'group',
  access: { create: editors, read: editors, update: editors },
  admin: {
    description:
      'Sends each lead that a buyer addressed to this builder to its own system as well. The email log has every attempt.',
  },
  fields: [
    {
      name: 'method',
      type: 'select',
      defaultValue: 'off',
      options: selectOptions(handOverMethods),
      hooks: { beforeDuplicate: [() => 'off'] },
      admin: { isClearable: false },
    },
    {
      name: 'url',
      label: 'Webhook URL',
      type: 'text',
      maxLength: 500,
      validate: checkWebhook,
      admin: {
        condition: isBy('webhook'),
        placeholder: 'https://crm.example.com/leads',
        description: 'A public https address. It gets the same JSON as the webhook of the guide.',
      },
    },
    {
      name: 'email',
      label: 'Email of the system',
      type: 'email',
      admin: {
        condition: isBy('email'),
        description: 'It gets one email for each lead, with the lead as an XML file.',
      },
      validate: (value, args) => {
        const isMissing = !value && (args.siblingData as StoredHandOver).method === 'email'
        return isMissing ? 'Enter the address that receives the leads.' : validateEmail(value, args)
      },
    },
    ...secretFields,
  ],
}

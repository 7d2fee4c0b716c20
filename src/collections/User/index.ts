import type { CollectionConfig } from 'payload'
import { admins } from '@/access/admins'
import { denyAll } from '@/access/deny-all'
import { ownOrAdminField } from '@/access/own-or-admin-field'
import { selfOrAdmin } from '@/access/self-or-admin'
import { staff } from '@/access/staff'
import { env } from '@/config/env'
import { listView } from '@/content-types/list-view'
import { roles } from '@/domain/enums'
import { booleanCell } from '@/fields/cells'
import { onceFilled } from '@/fields/once-filled'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'
import { endpoints } from './endpoints'
import { checkResetPassword } from './hooks/check-reset-password'
import { equalizeLogin } from './hooks/equalize-login'
import { keepAnAdminOnChange, keepAnAdminOnDelete } from './hooks/keep-an-admin'
import { keepOwnAccount } from './hooks/keep-own-account'
import { limitSession } from './hooks/limit-session'
import { notifyOfChange, notifyOfReset } from './hooks/notify-owner'
import { refuseAnonymousCreation } from './hooks/refuse-anonymous-creation'
import { refuseDisabled } from './hooks/refuse-disabled'
import { refuseWeakPasswords } from './hooks/refuse-weak-passwords'
import { requirePassword } from './hooks/require-password'
import { requireSecondFactor } from './hooks/require-second-factor'
import { revokeAccess, revokeKeyOnReset } from './hooks/revoke-access'
import { storeHashedToken } from './reset-token'
import { sameHostSession } from './same-host-session'

/** A member of the staff. Builders and buyers have no accounts. */
export const User: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  ...listView({
    filters: ['name', 'email', 'role', 'disabled', 'lastSignInAt', 'createdAt', 'updatedAt'],
    count: 'all',
  }),
  admin: {
    group: adminGroups.site,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'lastSignInAt', 'disabled'],
    components: {
      beforeListTable: ['@/admin/accounts/invite-staff#InviteStaff'],
      views: { list: { Component: '@/admin/accounts/staff-list#StaffList' } },
    },
  },
  auth: {
    useAPIKey: true,
    strategies: [sameHostSession],
    // Account locks would let strangers lock out staff with wrong passwords. Attempts are limited
    // by IP address (src/config/rate-limit-rules.ts) and slowed down by account
    // (account-limits.ts).
    maxLoginAttempts: 0,
    tokenExpiration: 12 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: staff,
    // Staff can read only the names and roles of other accounts: see the field access.
    read: staff,
    create: admins,
    update: selfOrAdmin,
    delete: admins,
    unlock: admins,
  },
  endpoints,
  hooks: {
    beforeOperation: [refuseAnonymousCreation, equalizeLogin, checkResetPassword],
    beforeValidate: [requirePassword, refuseWeakPasswords, revokeKeyOnReset, notifyOfReset],
    beforeChange: [
      keepAnAdminOnChange,
      keepOwnAccount,
      revokeAccess,
      notifyOfChange,
      storeHashedToken,
    ],
    beforeDelete: [keepAnAdminOnDelete],
    beforeLogin: [refuseDisabled, requireSecondFactor],
    refresh: [limitSession],
  },
  fields: [
    // Payload's built-in account fields, hidden from other staff.
    { name: 'email', type: 'email', access: { read: ownOrAdminField } },
    // Only the server generates keys (endpoints/api-key.ts), because a client might choose a weak
    // one.
    { name: 'apiKey', type: 'text', access: { create: denyAll, update: denyAll, read: denyAll } },
    {
      name: 'enableAPIKey',
      label: 'API key',
      type: 'checkbox',
      access: { create: denyAll, update: denyAll, read: ownOrAdminField },
    },
    {
      name: 'hasAPIKey',
      label: 'Has an API key',
      type: 'checkbox',
      virtual: true,
      access: { read: ownOrAdminField },
    },
    {
      // Confirms a change of the credentials, and is never stored: see hooks/require-password.ts.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      access: { create: denyAll },
      admin: {
        components: { Field: '@/admin/accounts/current-password#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'contributor',
      saveToJWT: true,
      options: selectOptions(roles),
      access: { create: admins, update: admins },
      admin: {
        description:
          'Admins have full access. Editors manage and publish all content and handle leads. Contributors write drafts.',
      },
    },
    {
      name: 'reviewEmails',
      label: 'Review and comment notifications',
      type: 'checkbox',
      defaultValue: true,
      access: { read: ownOrAdminField },
      admin: {
        description:
          'Sent to the address above. Editors and admins: when a document is submitted. Contributors: when changes are requested or a document is approved. Everyone: comments that mention you or are on a document that you wrote.',
      },
    },
    {
      name: 'mayUseApiKey',
      label: 'Can use an API key',
      type: 'checkbox',
      defaultValue: false,
      access: { create: admins, update: admins, read: ownOrAdminField },
      admin: {
        // Only admins can change it.
        condition: (_data, _siblings, { user }) => user?.role === 'admin',
        description:
          'Lets the owner create a key for another application. Turning this off revokes the key.',
      },
    },
    {
      name: 'disabled',
      label: 'Disable this account',
      type: 'checkbox',
      defaultValue: false,
      access: { create: admins, update: admins, read: ownOrAdminField },
      admin: {
        position: 'sidebar',
        components: { Cell: booleanCell('Disabled') },
        condition: (_data, _siblings, { user }) => user?.role === 'admin',
        description:
          'Its owner cannot sign in, and its sessions and API key end. Documents keep the name of their author.',
      },
    },
    {
      // Written by src/database/sign-ins.ts, so that a sign-in is no change of the account.
      name: 'lastSignInAt',
      label: 'Last sign-in',
      type: 'date',
      access: { create: denyAll, update: denyAll, read: ownOrAdminField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        disableBulkEdit: true,
        date: { pickerAppearance: 'dayAndTime' },
        condition: onceFilled('lastSignInAt'),
        components: { Cell: '@/admin/cells/time-cell#TimeCell' },
      },
    },
    {
      name: 'apiKeyControls',
      type: 'ui',
      admin: {
        components: { Field: '@/admin/accounts/api-key#ApiKey' },
        disableListColumn: true,
      },
    },
    {
      name: 'secondFactorAt',
      label: 'Two-step sign-in since',
      type: 'date',
      access: { create: denyAll, update: denyAll, read: ownOrAdminField },
      admin: { hidden: true, disableBulkEdit: true },
    },
    {
      // The secret is encrypted with PAYLOAD_SECRET, and recovery codes are hashed.
      name: 'secondFactor',
      type: 'group',
      hidden: true,
      access: { create: denyAll, update: denyAll, read: denyAll },
      fields: [
        { name: 'secret', type: 'text' },
        // The time step of the last code, which is not valid again.
        { name: 'lastStep', type: 'number' },
        { name: 'recoveryCodes', type: 'json' },
      ],
    },
    {
      name: 'secondFactorControls',
      type: 'ui',
      admin: {
        components: { Field: '@/admin/accounts/second-factor-field#SecondFactorField' },
        disableListColumn: true,
      },
    },
    {
      // Payload's own field, with the browser of each session.
      name: 'sessions',
      type: 'array',
      fields: [{ name: 'browser', type: 'text' }],
    },
    {
      name: 'signOut',
      type: 'ui',
      admin: {
        // Components above the form are not rendered on the account page.
        components: { Field: '@/admin/accounts/sessions-field#SessionsField' },
        disableListColumn: true,
      },
    },
  ],
}

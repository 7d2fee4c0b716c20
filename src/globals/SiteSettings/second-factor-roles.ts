import type { FieldHook, SelectField, SelectFieldManyValidation } from 'payload'
import { select } from 'payload/shared'
import { admins } from '@/access/admins'
import { staff } from '@/access/staff'
import { endSessionsWithoutSecondFactor } from '@/database/sign-ins'
import { roles } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'

/** An admin who requires it of their own role without having it would be signed out on saving. */
const requireOwnFirst: SelectFieldManyValidation = (value, options) => {
  const { user } = options.req
  if (user && value?.includes(user.role) && !user.secondFactorAt) {
    return 'Turn on two-step sign-in for your own account first, under “Account”.'
  }
  return select(value, options)
}

/** Accounts without a second factor set it up at their next sign-in. */
const endSessions: FieldHook = async ({ data, req, value }) => {
  if (data?._status !== 'published' || !Array.isArray(value) || value.length === 0) return value
  await endSessionsWithoutSecondFactor(req, value)
  return value
}

export const secondFactorRoles: SelectField = {
  name: 'secondFactorRoles',
  label: 'Roles that need two-step sign-in',
  type: 'select',
  hasMany: true,
  options: selectOptions(roles),
  access: { read: staff, update: admins },
  validate: requireOwnFirst,
  hooks: { afterChange: [endSessions] },
  admin: {
    description:
      'Staff with these roles sign in with their password and a code from an authenticator app. Those who have not set it up are signed out, and set it up when they sign in again.',
  },
}

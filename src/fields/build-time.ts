import type { TextField } from 'payload'

/** How long a home takes to build, where it differs from the text of the site. */
export const buildTimeField: TextField = {
  name: 'buildTime',
  label: 'Time to build a home',
  type: 'text',
  maxLength: 60,
  admin: {
    placeholder: '4-6 months',
    description: 'Leave blank to use the builder’s usual time, or the one in Shared text.',
  },
}

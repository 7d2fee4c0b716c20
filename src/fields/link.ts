import type { TextField } from 'payload'

const accepted =
  /^(\/(?!\/)[^\s]*|https?:\/\/[^\s]+|tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+|#[\w-]+)$/i

/** A link target: a path of the site, a URL, a phone link or an email link. */
export function linkField(overrides: Partial<Omit<TextField, 'type' | 'hasMany'>> = {}): TextField {
  return {
    name: 'link',
    type: 'text',
    admin: { placeholder: '/communities or https://…' },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true
      return (
        accepted.test(String(value)) ||
        'Enter a path on this site (/communities), a URL (https://…), or a tel: or mailto: link'
      )
    },
    ...overrides,
  } as TextField
}

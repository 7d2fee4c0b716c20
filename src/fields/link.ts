import type { TextField } from 'payload'

const accepted =
  /^(\/(?!\/)[^\s]*|https?:\/\/[^\s]+|tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+|#[\w-]+)$/i

/** Somewhere a visitor is led: a path of the site, an address, a phone or an e-mail link. */
export function linkField(overrides: Partial<Omit<TextField, 'type' | 'hasMany'>> = {}): TextField {
  return {
    name: 'link',
    type: 'text',
    admin: { placeholder: '/communities or https://…' },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true
      return (
        accepted.test(String(value)) ||
        'Enter a path of the site (/communities), an address (https://…), tel: or mailto:'
      )
    },
    ...overrides,
  } as TextField
}

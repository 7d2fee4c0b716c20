import type { EmailField, TextField } from 'payload'
import { hasPhone } from '@/domain/text/phone'

/** Phone numbers in any format, with their area code. */
export function phoneField(
  overrides: Partial<Omit<TextField, 'type' | 'hasMany'>> = {},
): TextField {
  return {
    name: 'phone',
    type: 'text',
    admin: { placeholder: '(210) 555-0100' },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true
      return (
        hasPhone(String(value)) ||
        'Enter the number with its area code, e.g. (210) 555-0100 or (210) 555-0100 x12'
      )
    },
    ...overrides,
  } as TextField
}

export function emailField(overrides: Partial<Omit<EmailField, 'type'>> = {}): EmailField {
  return { name: 'email', type: 'email', ...overrides } as EmailField
}

/** Whether a value is an absolute URL, `https://…`. */
export const isWebAddress = (value: unknown): boolean =>
  /^https?:\/\/[^\s]+$/i.test(String(value ?? ''))

/** An absolute URL, `https://…`. */
export function websiteField(
  overrides: Partial<Omit<TextField, 'type' | 'hasMany'>> = {},
): TextField {
  return {
    name: 'website',
    type: 'text',
    admin: { placeholder: 'https://…' },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return true
      return isWebAddress(value) || 'Enter the full URL, including https://'
    },
    ...overrides,
  } as TextField
}

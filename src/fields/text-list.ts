import type { TextField } from 'payload'

/** A list of short lines. */
export function textList(name: string, label: string, description?: string): TextField {
  return { name, label, type: 'text', hasMany: true, admin: { description } }
}

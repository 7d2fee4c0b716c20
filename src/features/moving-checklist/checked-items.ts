'use client'

import { createStoredValue, useStoredValue } from '@/lib/react/stored-value'

const nothing: readonly string[] = []

/** Not validated with zod, which would be a tenth of the page's JavaScript. */
function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** The stored items; empty if there is something else. */
function parseItems(text: string | null): readonly string[] {
  const stored: unknown = JSON.parse(text ?? '[]')
  return isStrings(stored) ? stored : nothing
}

const checked = createStoredValue<readonly string[]>({
  key: 'moving-checklist',
  parse: parseItems,
  format: (items) => JSON.stringify(items),
  empty: nothing,
})

export const isChecked = (item: string): boolean => checked.getValue().includes(item)

/** Checks or unchecks an item. */
export function setChecked(item: string, done: boolean): void {
  const others = checked.getValue().filter((other) => other !== item)
  checked.setValue(done ? [...others, item] : others)
}

export function clearChecked(): void {
  checked.setValue(nothing)
}

/** The checked items, identified by their text because editors may reorder them. */
export const useCheckedItems = (): readonly string[] => useStoredValue(checked)

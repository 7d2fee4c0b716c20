'use client'

import type { ChecklistGroup } from '@/contract/moving-checklist/moving-checklist'
import { isChecked, setChecked, useCheckedItems } from '../checked-items'
import { Toolbar } from './toolbar'

/** Adopts checks made before hydration. */
function adopt(input: HTMLInputElement | null, item: string) {
  if (input?.checked && !isChecked(item)) setChecked(item, true)
}

interface GroupProps {
  group: ChecklistGroup
  checked: ReadonlySet<string>
}

function Group({ group: { title, items }, checked }: GroupProps) {
  return (
    <fieldset className="min-w-0 border-ink border-t-2 pt-5">
      <legend className="float-left mb-2 w-full">
        <h2 className="text-2xl">{title}</h2>
      </legend>
      <ul className="clear-both">
        {items.map((item) => (
          <li key={item} className="border-hairline border-b last:border-b-0">
            <label className="flex min-h-11 cursor-pointer items-start gap-4 py-3 has-checked:text-ink-soft has-checked:line-through">
              <input
                ref={(input) => adopt(input, item)}
                type="checkbox"
                autoComplete="off"
                checked={checked.has(item)}
                onChange={(event) => setChecked(item, event.target.checked)}
                className="mt-0.5 size-5 shrink-0"
              />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** A checklist that is stored in the browser and can be printed. */
export function Checklist({ groups }: { groups: readonly ChecklistGroup[] }) {
  const checked = new Set(useCheckedItems())
  const all = groups.flatMap(({ items }) => items)
  const done = all.filter((item) => checked.has(item)).length
  return (
    <div className="grid gap-10">
      <Toolbar done={done} all={all.length} />
      {groups.map((group) => (
        <Group key={group.title} group={group} checked={checked} />
      ))}
    </div>
  )
}

import type { RichList } from '@/contract/rich-text/rich-text'
import { Inline } from './inline'

/** A list with its nested lists. */
export function List({ list: { ordered, start, items } }: { list: RichList }) {
  const rows = items.map(({ children, nested }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
    <li key={index} className="pl-1.5">
      <Inline>{children}</Inline>
      {nested.map((list, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
        <List key={number} list={list} />
      ))}
    </li>
  ))
  const look = 'my-5 grid gap-2.5 pl-6 marker:text-accent [li>&]:mt-2.5 [li>&]:mb-0'
  return ordered ? (
    <ol start={start} className={`${look} figures list-decimal marker:font-semibold`}>
      {rows}
    </ol>
  ) : (
    <ul className={`${look} list-disc`}>{rows}</ul>
  )
}

import { adminPaths } from '@/config/admin-paths'
import './search.css'

/** The search of the back office. Works without JavaScript. */
export function SearchBox({ label, value = '' }: { label: string; value?: string }) {
  return (
    <search className="guide-search-box" aria-label={label}>
      <form action={adminPaths.search}>
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder="Search everything"
          defaultValue={value}
          maxLength={100}
        />
      </form>
    </search>
  )
}

/** Facts about a school, by label. Unknown facts are left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, string | null>> }) {
  const known = Object.entries(facts).filter(([, value]) => value)
  return (
    <dl className="figures mt-3 grid gap-y-1.5">
      {known.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

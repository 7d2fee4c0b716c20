/** Maps the values of an object; the keys stay the same. */
export function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  of: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries(record) as [Key, Value][]
  return Object.fromEntries(entries.map(([key, value]) => [key, of(value, key)])) as Record<
    Key,
    Result
  >
}

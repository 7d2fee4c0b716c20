const FIRST_YEAR = 2000

/** Whether a value is the year of a published figure, such as a tax rate: none is of a later year. */
export function validFigureYear(value: unknown): true | string {
  const latest = new Date().getFullYear()
  if (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= FIRST_YEAR &&
    value <= latest
  )
    return true
  return `Enter a year from ${FIRST_YEAR} to ${latest}.`
}
